-- The word stems of what a campaign is about: the name of the product and of the brand’s industry. Titles and descriptions are prose,
-- in which “run” or “everyday” says nothing about a niche.
create or replace function stems_of_campaign(campaign uuid) returns text[] language sql stable as $$
  select tsvector_to_array(to_tsvector('english', fold_text(concat_ws(' ', campaigns.product_name, industries.name))))
    from campaigns join brands on brands.id = campaigns.brand_id left join industries on industries.id = brands.industry_id
    where campaigns.id = campaign
$$;
--> statement-breakpoint
-- The word stems of a niche: its name and the other words that find it.
create or replace function stems_of_niche(name text, search_words text) returns text[] language sql stable as $$
  select tsvector_to_array(to_tsvector('english', fold_text(concat_ws(' ', name, search_words))))
$$;
