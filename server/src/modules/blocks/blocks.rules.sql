-- Nobody reaches a person who has blocked them, or whom they have blocked. The triggers run after the rows were added, when the
-- foreign keys have locked both sides, and see every block that is committed by then; a block locks both sides first. SQLSTATE
-- MQ001 becomes the error `blocked`.
create or replace function refuse_blocked(one uuid, other uuid) returns void language plpgsql as $$
begin
  if exists (select from blocks where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)) then
    raise exception 'blocked' using errcode = 'MQ001';
  end if;
end $$;
--> statement-breakpoint
-- Refuses what a brand and a talent do while one has blocked the other, while the brand and the agency that manages the profile are
-- blocked, and what an agent of a blocked agency does for a talent. `marquee.acting_agency` names the agency on whose agent's request
-- this transaction acts (`lockMandateInForce`); it ends with the transaction.
create or replace function refuse_blocked_pair(brand uuid, talent uuid) returns void language plpgsql as $$
begin
  perform refuse_blocked(brand, talent);
  perform refuse_blocked(brand, nullif(current_setting('marquee.acting_agency', true), '')::uuid);
  perform refuse_blocked(brand, m.agency_id) from mandates m where m.talent_id = talent and m.status = 'active' and m.is_managed;
end $$;
--> statement-breakpoint
create or replace function refuse_blocked_sides() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(new.brand_id, new.talent_id);
  return null;
end $$;
--> statement-breakpoint
-- Nobody accepts an offer, and no agent asks for approval of an acceptance, across a block: an offer ends only after the commit of
-- the block. Both sides are locked first, as the foreign keys of a new row would. Declining ends the contact. What was accepted
-- before the block becomes a deal once its charge succeeds.
create or replace function refuse_blocked_acceptance() returns trigger language plpgsql as $$
begin
  perform from brands where id = new.brand_id for key share;
  perform from talents where id = new.talent_id for key share;
  perform refuse_blocked_pair(new.brand_id, new.talent_id);
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_acceptance after update of status, consent_no on offers for each row
  when ((new.status = 'awaiting_payment' and new.status <> old.status)
    or (new.consent_no is not null and new.consent_no is distinct from old.consent_no))
  execute function refuse_blocked_acceptance();
--> statement-breakpoint
create trigger unblocked_sides after insert or update of status, pitch on applications for each row
  when (new.status in ('invited', 'submitted')) execute function refuse_blocked_sides();
--> statement-breakpoint
create or replace function refuse_blocked_version() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(o.brand_id, o.talent_id) from offers o where o.id = new.offer_id;
  return null;
end $$;
--> statement-breakpoint
-- Each offer is added with its first version.
create trigger unblocked_sides after insert on offer_versions for each row execute function refuse_blocked_version();
--> statement-breakpoint
create or replace function refuse_blocked_message() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(c.brand_id, c.talent_id) from conversations c where c.id = new.conversation_id;
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_sides after insert on messages for each row when (new.author_id is not null) execute function refuse_blocked_message();
--> statement-breakpoint
create trigger unblocked_sides_of_edit after update of text on messages for each row
  when (new.author_id is not null and new.deleted_at is null and new.text <> old.text) execute function refuse_blocked_message();
--> statement-breakpoint
create or replace function refuse_blocked_reaction() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(c.brand_id, c.talent_id) from messages m join conversations c on c.id = m.conversation_id where m.id = new.message_id;
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_sides after insert on message_reactions for each row execute function refuse_blocked_reaction();
--> statement-breakpoint
-- Rights to use the work of a completed deal are not renewed across a block, and no price of a renewal is asked for.
create or replace function refuse_blocked_renewal() returns trigger language plpgsql as $$
declare
  side deals%rowtype;
begin
  select * into side from deals where id = new.deal_id;
  perform from brands where id = side.brand_id for key share;
  perform from talents where id = side.talent_id for key share;
  perform refuse_blocked_pair(side.brand_id, side.talent_id);
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_renewal after insert on amendments for each row
  when (new.kind = 'rights_renewal') execute function refuse_blocked_renewal();
--> statement-breakpoint
-- A brand accepts no renewal either. What it bought at the agreed price before the block is paid or ends without it.
create trigger unblocked_renewal_acceptance after update of status on amendments for each row
  when (new.kind = 'rights_renewal' and new.status = 'accepting' and old.status = 'proposed') execute function refuse_blocked_renewal();
--> statement-breakpoint
create trigger unblocked_renewal_request after update of renewal_asked_at on deals for each row
  when (new.renewal_asked_at is not null) execute function refuse_blocked_acceptance();
--> statement-breakpoint
-- A brand asks for no ad code across a block.
create trigger unblocked_ad_code_request after insert or update of asked_at on ad_codes for each row
  when (new.asked_at is not null) execute function refuse_blocked_renewal();
--> statement-breakpoint
create or replace function refuse_blocked_mandate() returns trigger language plpgsql as $$
begin
  perform refuse_blocked(new.agency_id, new.talent_id);
  perform refuse_blocked(new.agency_id, t.id) from accounts a join talents t on t.account_id = a.id where a.email = new.email;
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_sides after insert or update of status, email on mandates for each row
  when (new.status in ('invited', 'active')) execute function refuse_blocked_mandate();
