-- Which claims of the identity provider say what of people, beyond their names: [{ "attribute": "department", "claim": "dept" }].
alter table oidc_provider
  add column attribute_claims jsonb not null default '[]' check (jsonb_typeof(attribute_claims) = 'array');
