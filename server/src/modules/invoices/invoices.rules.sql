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
