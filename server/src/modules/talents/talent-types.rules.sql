-- Kinds of talent with their niches and crafts, and the other words that find each niche; operators may add more.
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
insert into talent_subtypes (type_id, name, search_words)
select talent_types.id, niche.name, niche.search_words
from (
  values
    ('Influencer', 'Beauty', 'makeup make-up artist cosmetics skincare skin care haircare hair care serum moisturiser sunscreen lipstick mascara nails fragrance'),
    ('Influencer', 'Fashion', 'clothes clothing style outfits dresses shoes bags streetwear accessories'),
    ('Influencer', 'Fitness', 'gym workout exercise training wellness yoga sport'),
    ('Influencer', 'Food', 'cooking recipes baking meals lunch dinner restaurants foodie'),
    ('Influencer', 'Travel', 'holidays trips tourism trains hiking hotels'),
    ('Influencer', 'Gaming', 'games gamer streamer consoles esports'),
    ('Influencer', 'Tech', 'technology gadgets phones laptops headphones speakers cameras electronics software apps'),
    ('Influencer', 'Parenting', 'parents mum mums dad dads family baby babies toddlers children kids'),
    ('Influencer', 'Finance', 'money saving investing budgeting'),
    ('Influencer', 'Home', 'interiors decorating furniture DIY plants gardening house'),
    ('Influencer', 'Pets', 'dogs puppies cats kittens animals'),
    ('Influencer', 'Comedy', 'funny humour sketches jokes'),
    ('UGC creator', 'Product demo', 'demonstration gadgets'),
    ('UGC creator', 'Unboxing', 'unpacking'),
    ('UGC creator', 'Testimonial', 'review recommendation'),
    ('UGC creator', 'How-to', 'tutorial instructions tips'),
    ('UGC creator', 'Lifestyle', 'everyday routine'),
    ('Model', 'Commercial', 'advertising adverts'),
    ('Model', 'Editorial', 'magazine fashion'),
    ('Model', 'Hands and details', 'close-up'),
    ('Actor or presenter', 'Commercial', 'advertising adverts'),
    ('Actor or presenter', 'Presenter', 'host hosting'),
    ('Actor or presenter', 'Voice', 'voiceover voice-over narration narrator'),
    ('Musician or DJ', 'Singer', 'singing vocalist music'),
    ('Musician or DJ', 'Instrumental', 'instruments composer music'),
    ('Musician or DJ', 'DJ', 'mixing club music'),
    ('Athlete', 'Running', 'runner jogging marathon athletics gym training trainers shoes fitness sport'),
    ('Athlete', 'Football', 'footballer soccer fitness sport'),
    ('Athlete', 'Climbing', 'climber bouldering fitness sport'),
    ('Athlete', 'Cycling', 'cyclist bike bicycle fitness sport'),
    ('Photographer', 'Product', 'still-life packshot'),
    ('Photographer', 'Portrait', 'headshot people'),
    ('Photographer', 'Food photography', 'restaurants cooking recipes'),
    ('Videographer', 'Short form', 'shorts reels vertical'),
    ('Videographer', 'Documentary', 'film'),
    ('Videographer', 'Drone', 'aerial'),
    ('Streamer', 'Games', 'gaming gamer streamer consoles esports'),
    ('Streamer', 'Talk', 'chat discussion'),
    ('Podcaster', 'Interview', 'podcasts conversation guests'),
    ('Podcaster', 'Story', 'podcasts storytelling'),
    ('Writer', 'Reviews', 'critic'),
    ('Writer', 'Features', 'journalism articles'),
    ('Speaker or expert', 'Nutrition', 'diet dietitian healthy food'),
    ('Speaker or expert', 'Psychology', 'mental health wellbeing'),
    ('Speaker or expert', 'Business', 'entrepreneur startups leadership')
) as niche (type_name, name, search_words)
join talent_types on talent_types.name = niche.type_name
on conflict do nothing;
