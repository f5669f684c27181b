-- The stored unread counts. A conversation counts its messages without cards and deleted ones; a member counts those of
-- others after its read position. Who has no row as a member has read nothing and written nothing, so that the
-- conversation's count is theirs. Every change of a message updates both in its transaction, with the conversation locked.
-- A new message also becomes the newest of its conversation, because the same row is written; a card leaves that to its statement.
create or replace function count_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into conversation_members (conversation_id, account_id, side) values (new.conversation_id, new.author_id, new.side)
      on conflict do nothing;
    update conversations set message_count = message_count + 1, last_no = new.no, rev = new.rev, last_at = new.created_at
      where id = new.conversation_id;
    update conversation_members set unread = unread + 1 where conversation_id = new.conversation_id and account_id <> new.author_id;
  else
    update conversations set message_count = message_count - 1 where id = new.conversation_id;
    update conversation_members set unread = unread - 1
      where conversation_id = new.conversation_id and account_id <> new.author_id and read_no < new.no;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger messages_counted after insert on messages for each row when (new.author_id is not null and new.deleted_at is null)
  execute function count_message();
--> statement-breakpoint
create trigger messages_uncounted after update of deleted_at on messages for each row
  when (new.author_id is not null and old.deleted_at is null and new.deleted_at is not null) execute function count_message();
--> statement-breakpoint
create or replace function count_unread() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from conversation_members where conversation_id = new.conversation_id and account_id = new.account_id) then
      return new;
    end if;
    -- No message may be added between this count and the commit of the new row.
    perform from conversations where id = new.conversation_id for no key update;
  end if;
  new.unread := case
    when new.read_no = 0 and tg_op = 'INSERT' then (select message_count from conversations where id = new.conversation_id)
    else (select count(*) from messages where conversation_id = new.conversation_id and no > new.read_no
      and author_id <> new.account_id and deleted_at is null)
  end;
  return new;
end $$;
--> statement-breakpoint
create trigger conversation_members_counted before insert on conversation_members for each row execute function count_unread();
--> statement-breakpoint
create trigger conversation_members_recounted before update of read_no on conversation_members for each row
  when (old.read_no <> new.read_no) execute function count_unread();
