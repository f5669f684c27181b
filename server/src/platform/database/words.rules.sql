-- Search by words: trigrams, and text as it is compared.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Lower case without accents, as `searchWords` folds what is typed.
create or replace function fold_text(value text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g'))
$$;
