-- Industries a brand chooses from, and the other words that find the campaigns of each; operators may add more.
insert into industries (name, search_words)
values
  ('Beauty', 'makeup make-up cosmetics skincare skin care haircare hair serum mascara lipstick nails fragrance'),
  ('Fashion', 'clothes clothing style outfits shoes bags streetwear accessories jewellery'),
  ('Food and drink', 'cooking recipes baking meals restaurants snacks coffee tea vegan'),
  ('Fitness and sport', 'gym workout exercise training running runner marathon football cycling yoga trainers'),
  ('Health', 'wellness wellbeing nutrition supplements vitamins sleep'),
  ('Home and garden', 'interiors decorating furniture DIY plants gardening house'),
  ('Travel', 'holidays trips tourism trains hiking hotels'),
  ('Technology', 'tech gadgets phones laptops headphones cameras electronics software apps'),
  ('Gaming', 'games gamer streamer consoles esports'),
  ('Finance', 'money saving investing budgeting banking'),
  ('Education', 'learning books courses school language'),
  ('Children and family', 'parenting parents mum mums dad dads baby babies toddlers kids toys'),
  ('Pets', 'dogs puppies cats kittens animals'),
  ('Cars and mobility', 'car driving bikes bicycles scooters electric'),
  ('Entertainment', 'music film films television theatre podcasts'),
  ('Charity', 'donations fundraising volunteering')
on conflict do nothing;
