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
