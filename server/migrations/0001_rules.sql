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
