-- Industries a brand chooses from; operators may add more.
insert into industries (name)
values
  ('Beauty'),
  ('Fashion'),
  ('Food and drink'),
  ('Fitness and sport'),
  ('Health'),
  ('Home and garden'),
  ('Travel'),
  ('Technology'),
  ('Gaming'),
  ('Finance'),
  ('Education'),
  ('Children and family'),
  ('Pets'),
  ('Cars and mobility'),
  ('Entertainment'),
  ('Charity')
on conflict do nothing;
--> statement-breakpoint
-- An issued document stays as it is: only whether it was credited and where its PDF lies is ever added.
create or replace function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (to_jsonb(new) - array['status', 'pdf_key', 'pdf_sha256']) <> (to_jsonb(old) - array['status', 'pdf_key', 'pdf_sha256'])
    or (old.pdf_key is not null and (new.pdf_key, new.pdf_sha256) is distinct from (old.pdf_key, old.pdf_sha256)) then
    raise exception 'an issued document is never changed: issue a credit note' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger documents_stay before update or delete on documents for each row execute function refuse_document_change();
--> statement-breakpoint
create trigger documents_not_emptied before truncate on documents for each statement execute function refuse_document_change();
--> statement-breakpoint
-- What is booked stays booked: a mistake is corrected by a journal that reverses it.
create or replace function refuse_booked_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: book a correction', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger ledger_accounts_append_only before update or delete or truncate on ledger_accounts for each statement execute function refuse_booked_change();
--> statement-breakpoint
create trigger journals_append_only before update or delete or truncate on journals for each statement execute function refuse_booked_change();
--> statement-breakpoint
create trigger postings_append_only before update or delete or truncate on postings for each statement execute function refuse_booked_change();
--> statement-breakpoint
-- Looked at when the transaction ends: a journal has lines, and they sum to zero in each currency.
create or replace function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  the_journal bigint := coalesce(to_jsonb(new) ->> 'journal_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if not exists (select from postings where journal_id = the_journal)
    or exists (select from postings where journal_id = the_journal group by currency having sum(amount) <> 0) then
    raise exception 'journal % does not balance', the_journal using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger journals_balance after insert on journals deferrable initially deferred for each row execute function refuse_unbalanced();
--> statement-breakpoint
create constraint trigger postings_balance after insert on postings deferrable initially deferred for each row execute function refuse_unbalanced();
--> statement-breakpoint
-- What the seal covers: all of a journal with its lines in order, as one text that is the same on both engines and in every time zone.
create or replace view sealable_journals as
select j.id, jsonb_build_array(j.id, j.fact_key, j.kind, extract(epoch from j.occurred_at), j.subject, j.provider_txn, j.memo, j.reverses_id,
  extract(epoch from j.recorded_at),
  (select jsonb_agg(jsonb_build_array(p.no, a.code, p.amount, p.currency) order by p.no)
    from postings p join ledger_accounts a on a.id = p.account_id where p.journal_id = j.id))::text as content
from journals j;
--> statement-breakpoint
-- What was done in a talent's name stays as it was written: the talent, and nobody else, can rely on it.
create or replace function refuse_delegated_action_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger delegated_actions_append_only before update or delete or truncate on delegated_actions for each statement execute function refuse_delegated_action_change();
--> statement-breakpoint
-- Kinds of talent with their niches and crafts; operators may add more.
insert into talent_types (name)
values
  ('Influencer'),
  ('UGC creator'),
  ('Model'),
  ('Actor or presenter'),
  ('Musician or DJ'),
  ('Athlete'),
  ('Photographer'),
  ('Videographer'),
  ('Streamer'),
  ('Podcaster'),
  ('Writer'),
  ('Speaker or expert')
on conflict do nothing;
--> statement-breakpoint
insert into talent_subtypes (type_id, name)
select talent_types.id, niche.name
from (
  values
    ('Influencer', 'Beauty'),
    ('Influencer', 'Fashion'),
    ('Influencer', 'Fitness'),
    ('Influencer', 'Food'),
    ('Influencer', 'Travel'),
    ('Influencer', 'Gaming'),
    ('Influencer', 'Tech'),
    ('Influencer', 'Parenting'),
    ('Influencer', 'Finance'),
    ('Influencer', 'Home'),
    ('Influencer', 'Pets'),
    ('Influencer', 'Comedy'),
    ('UGC creator', 'Product demo'),
    ('UGC creator', 'Unboxing'),
    ('UGC creator', 'Testimonial'),
    ('UGC creator', 'How-to'),
    ('UGC creator', 'Lifestyle'),
    ('Model', 'Commercial'),
    ('Model', 'Editorial'),
    ('Model', 'Hands and details'),
    ('Actor or presenter', 'Commercial'),
    ('Actor or presenter', 'Presenter'),
    ('Actor or presenter', 'Voice'),
    ('Musician or DJ', 'Singer'),
    ('Musician or DJ', 'Instrumental'),
    ('Musician or DJ', 'DJ'),
    ('Athlete', 'Running'),
    ('Athlete', 'Football'),
    ('Athlete', 'Climbing'),
    ('Athlete', 'Cycling'),
    ('Photographer', 'Product'),
    ('Photographer', 'Portrait'),
    ('Photographer', 'Food photography'),
    ('Videographer', 'Short form'),
    ('Videographer', 'Documentary'),
    ('Videographer', 'Drone'),
    ('Streamer', 'Games'),
    ('Streamer', 'Talk'),
    ('Podcaster', 'Interview'),
    ('Podcaster', 'Story'),
    ('Writer', 'Reviews'),
    ('Writer', 'Features'),
    ('Speaker or expert', 'Nutrition'),
    ('Speaker or expert', 'Psychology'),
    ('Speaker or expert', 'Business')
) as niche (type_name, name)
join talent_types on talent_types.name = niche.type_name
on conflict do nothing;
--> statement-breakpoint
-- What happened stays as it was written: no row of these tables is ever changed or removed.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger events_append_only before update or delete or truncate on events for each statement execute function refuse_change();
--> statement-breakpoint
create trigger transitions_append_only before update or delete or truncate on transitions for each statement execute function refuse_change();
--> statement-breakpoint
create trigger seals_append_only before update or delete or truncate on seals for each statement execute function refuse_change();
