-- What kind of thing a field asks for. Those that were there before are lines of text.
alter table custom_field
  add column type text not null default 'text' check (type in ('text', 'date', 'number', 'choice')),
  add column options text[] not null default '{}',
  add check ((type = 'choice') = (cardinality(options) > 0));

-- What is known of somebody beyond their name. What rules compare again and again has a column of its own.
alter table member
  add column start_date date,
  add column employee_id text,
  add column manager_email text,
  add column manager_employee_id text,
  -- Rises with each change of what an admin sees of the person.
  add column version int not null default 1;

-- Every fact with where it came from. The value of one with a column of its own stands there.
create table member_fact (
  domain_id int not null,
  member_id uuid not null,
  fact text not null,
  value text,
  source text not null check (source in ('admin', 'person', 'provider', 'import')),
  updated_at timestamptz not null,
  primary key (domain_id, member_id, fact),
  foreign key (domain_id, member_id) references member (domain_id, id),
  check ((value is null) = (fact in ('startDate', 'employeeId', 'manager-email', 'manager-employeeid')))
);
select guard_tenant('member_fact');

-- Since when somebody is shut out for a while; null for everybody who may come in. They stay a person of the hub.
alter table member add column suspended_at timestamptz;
