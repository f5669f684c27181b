-- cspell:ignore øłđðħı olddhi
-- Search by words: trigrams, and text as it is compared.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Lower case without accents, as `searchWords` folds what is typed. The letters that are no accented ones have their usual spelling.
create or replace function fold_text(value text) returns text language sql immutable as $$
  select replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')), 'øłđðħı', 'olddhi'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
