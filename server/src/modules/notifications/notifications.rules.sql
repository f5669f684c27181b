-- The stored count of unread notifications of each account, changed in the transaction of the rows. Accounts are locked in
-- their order, so that two statements about several of them wait for each other in turn.
create or replace function count_added_notifications() returns trigger language plpgsql as $$
begin
  insert into notification_counts (account_id, unread)
    select account_id, count(*) from added where read_at is null group by account_id order by account_id
    on conflict (account_id) do update set unread = notification_counts.unread + excluded.unread;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_removed_notifications() returns trigger language plpgsql as $$
begin
  perform from notification_counts where account_id in (select account_id from removed) order by account_id for no key update;
  update notification_counts c set unread = c.unread - r.unread
    from (select account_id, count(*) as unread from removed where read_at is null group by account_id) r
    where c.account_id = r.account_id;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_changed_notifications() returns trigger language plpgsql as $$
begin
  perform from notification_counts where account_id in (select account_id from added) order by account_id for no key update;
  update notification_counts c set unread = c.unread + d.difference
    from (
      select a.account_id, count(*) filter (where a.read_at is null) - count(*) filter (where r.read_at is null) as difference
      from added a join removed r on r.id = a.id group by a.account_id
    ) d
    where c.account_id = d.account_id and d.difference <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_added after insert on notifications referencing new table as added
  for each statement execute function count_added_notifications();
--> statement-breakpoint
create trigger notifications_removed after delete on notifications referencing old table as removed
  for each statement execute function count_removed_notifications();
--> statement-breakpoint
create trigger notifications_changed after update on notifications referencing old table as removed new table as added
  for each statement execute function count_changed_notifications();
