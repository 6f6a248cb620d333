-- Evidence is added to and never changed, but for this: the reason that an admin typed may name somebody, so it goes with their data.
-- It takes no hub, so it reaches that of the connection alone.
create function erase_completion_reasons_of(member uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update completion set reason = null
  where domain_id = current_setting('app.domain_id')::int
    and member_id = erase_completion_reasons_of.member
    and reason is not null
    and exists (
      select from member erased
      where erased.domain_id = completion.domain_id and erased.id = completion.member_id and erased.erased_at is not null
    )
$$;
revoke execute on function erase_completion_reasons_of from public;
grant execute on function erase_completion_reasons_of to hub_app;
