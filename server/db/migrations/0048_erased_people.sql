-- The list of changes is added to and never changed, but for this: what was written down of somebody whose data is erased says
-- that something changed, and no longer what. It takes no hub, so it reaches that of the connection alone.
create function erase_changes_of(member uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update audit_entry set
    object_name = 'Deleted user',
    details = (
      select coalesce(jsonb_agg(jsonb_build_object('property', detail -> 'property', 'oldValue', null, 'value', null)), '[]')
      from jsonb_array_elements(details) detail
    )
  where domain_id = current_setting('app.domain_id')::int
    -- An export is called by the name of the person.
    and (object_id = erase_changes_of.member
      or object_type = 'dataExport' and details @> jsonb_build_array(jsonb_build_object('value', erase_changes_of.member)))
    and exists (
      select from member erased
      where erased.domain_id = audit_entry.domain_id and erased.id = erase_changes_of.member and erased.erased_at is not null
    )
$$;
revoke execute on function erase_changes_of from public;
grant execute on function erase_changes_of to hub_app;

-- Those whose data is being removed, or was.
create index member_erased on member (domain_id, id) where erased_at is not null;
