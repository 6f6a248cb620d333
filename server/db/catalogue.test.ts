import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { adminAddress } from '../testing/admin-address.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { findTenantFaults } from './catalogue.ts'

let client: pg.Client
/** What the schema has before anything is planted, so that each plant shows alone. */
let before: string[]

beforeAll(async () => {
  const { app } = await copyTemplate(adminAddress(), `t_${newId().replaceAll('-', '')}`)
  client = new pg.Client({ ...adminAddress(), database: app.database })
  await client.connect()
  before = await findTenantFaults(client)
})
afterAll(() => client.end())

/** Plants a fault for the time of one look. */
async function faultsWith(...statements: string[]): Promise<string[]> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    return (await findTenantFaults(client)).filter((fault) => !before.includes(fault))
  } finally {
    await client.query('rollback')
  }
}

const guarded = (columns: string) => [`create table trinket (${columns})`, `select guard_tenant('trinket')`]

test('finds nothing in the schema that the migrations make', () => expect(before).toEqual([]))

test('finds nothing in one more table that keeps the rules', async () => {
  expect(
    await faultsWith(
      ...guarded(`domain_id int not null references hub, id uuid, member_id uuid, account_id uuid references account, primary key (domain_id, id),
        unique (domain_id, member_id), foreign key (domain_id, member_id) references member`),
      'create index on trinket (domain_id, account_id)',
    ),
  ).toEqual([])
})

const NOT_FIRST =
  'trinket does not begin with domain_id int not null. Give it to the table, or name the table in REFERENCE_TABLES if it belongs to no hub.'
const MIXED =
  'The foreign key trinket_owner of trinket may lead into another hub. Make it (domain_id, ...) on both sides.'

test.each<[what: string, statements: string[], says: string[]]>([
  [
    'a table whose hub is not the first column',
    guarded('id uuid, domain_id int not null, primary key (domain_id, id)'),
    [NOT_FIRST],
  ],
  ['a hub that is no int', guarded('domain_id bigint not null, id uuid, primary key (domain_id, id)'), [NOT_FIRST]],
  [
    'a hub that may be null',
    guarded('domain_id int, id uuid'),
    [NOT_FIRST, 'trinket has no primary key. Give it one that starts with domain_id.'],
  ],
  [
    'a primary key without the hub',
    guarded('domain_id int not null, id uuid primary key'),
    ['The primary key trinket_pkey of trinket does not start with domain_id. Put domain_id first, or drop it.'],
  ],
  [
    'a primary key that the hub ends',
    guarded('domain_id int not null, id uuid, primary key (id, domain_id)'),
    ['The primary key trinket_pkey of trinket does not start with domain_id. Put domain_id first, or drop it.'],
  ],
  [
    'a unique index without the hub',
    ['create unique index team_name on team (name)'],
    ['The unique index team_name of team does not start with domain_id. Put domain_id first, or drop it.'],
  ],
  [
    'an index without the hub',
    ['create index team_name on team (lower(name))'],
    ['The index team_name of team does not start with domain_id. Put domain_id first, or drop it.'],
  ],
  [
    'a foreign key without the hub',
    [
      'create unique index team_by_id on team (domain_id, id, name)',
      ...guarded('domain_id int not null, id uuid, other_id int, primary key (domain_id, id)'),
      'alter table trinket add constraint trinket_owner foreign key (other_id, id) references team (domain_id, id)',
    ],
    [MIXED],
  ],
  [
    'a foreign key from a reference table to a hub',
    [
      'alter table hub add team_id uuid, add constraint hub_team foreign key (domain_id, team_id) references team (domain_id, id)',
    ],
    ["The foreign key hub_team of hub leads from a reference table to a hub's rows. Drop it."],
  ],
  [
    'a sequence',
    ['create sequence ticket'],
    ['ticket is a sequence, which every hub would wait for. Let the app make the ids.'],
  ],
  [
    'a serial column',
    ['alter table team add number serial'],
    ['team_number_seq is a sequence, which every hub would wait for. Let the app make the ids.'],
  ],
  [
    'an identity column',
    ['alter table team add number int generated always as identity'],
    ['team.number is an identity column. Let the app make the id.'],
  ],
  [
    'a stored generated column',
    ['alter table team add loud text generated always as (upper(name)) stored'],
    ['team.loud is generated and stored, which not every distributed database can do. Write it from the app.'],
  ],
  [
    'a trigger',
    ['create trigger quiet before update on team for each row execute function suppress_redundant_updates_trigger()'],
    ['team has the trigger quiet. Do it in the service, where a reader sees it.'],
  ],
  [
    'an exclusion constraint',
    ['alter table team add constraint one_name exclude using btree (domain_id with =, name with =)'],
    ['one_name of team is an exclusion constraint. Use a unique index and a rule in the app.'],
  ],
  [
    'a deferrable constraint',
    ['alter table team add constraint one_name unique (domain_id, name) deferrable'],
    ['The constraint one_name of team is deferrable. Make it immediate and write in an order that keeps it.'],
  ],
  [
    'a materialized view',
    ['create materialized view team_names as select name from team'],
    ["team_names is a materialized view, which holds every hub's rows without a wall. Use a table with domain_id."],
  ],
  [
    'a table that inherits',
    ['create table old_team (primary key (domain_id, id)) inherits (team)', "select guard_tenant('old_team')"],
    ['old_team inherits from another table. Give it its own columns.'],
  ],
  [
    'row-level security that is off',
    ['alter table team disable row level security'],
    ['Row-level security is not enabled and forced on team. Call guard_tenant for it in the migration.'],
  ],
  [
    'row-level security that spares the owner',
    ['alter table team no force row level security'],
    ['Row-level security is not enabled and forced on team. Call guard_tenant for it in the migration.'],
  ],
  [
    'a table without policy',
    ['drop policy one_hub on team'],
    ['team has no policy. Call guard_tenant for it in the migration.'],
  ],
  [
    'a second policy that lets everything through',
    ['create policy open_door on team using (true)'],
    [
      "The policy open_door of team opens more than the hub's own rows. Policies compare domain_id with app.domain_id and nothing else.",
    ],
  ],
  [
    'a policy that says or',
    [
      'drop policy one_hub on team',
      "create policy one_hub on team using (domain_id = (select current_setting('app.domain_id')::int) or name = 'x')",
    ],
    [
      "The policy one_hub of team opens more than the hub's own rows. Policies compare domain_id with app.domain_id and nothing else.",
    ],
  ],
  [
    'a policy that lets rows be written for another hub',
    ['alter policy one_hub on team with check (true)'],
    [
      "The policy one_hub of team opens more than the hub's own rows. Policies compare domain_id with app.domain_id and nothing else.",
    ],
  ],
  [
    "a table of the app's own",
    ['alter table team owner to hub_app'],
    [
      'team belongs to hub_app, which could switch its guards off. Let the owner of the schema own it.',
      'hub_app may truncate team, which row-level security does not hold back. Revoke it.',
    ],
  ],
  [
    'a right to truncate',
    ['grant truncate on team to public'],
    ['hub_app may truncate team, which row-level security does not hold back. Revoke it.'],
  ],
  [
    'an app that passes the guards by',
    ['alter role hub_app bypassrls'],
    ['hub_app passes row-level security by. Take superuser and bypassrls from it.'],
  ],
  [
    'an audit trail that may be deleted',
    ['grant delete on audit_entry to hub_app'],
    ['hub_app may delete rows of audit_entry. What was recorded stays: grant select and insert only.'],
  ],
  [
    'an audit trail of which a column may be changed',
    ['grant update (action) on audit_entry to hub_app'],
    ['hub_app may update rows of audit_entry. What was recorded stays: grant select and insert only.'],
  ],
  [
    'an audit trail that cannot be written',
    ['revoke insert on audit_entry from hub_app'],
    ['hub_app may not insert rows of audit_entry. Grant select and insert.'],
  ],
  [
    'password hashes that the app may read',
    ['grant select on account to hub_app'],
    ['hub_app may read every account.password_hash. Grant select on the other columns; password_hash_of reads one.'],
  ],
])('finds %s', async (_what, statements, says) => expect(await faultsWith(...statements)).toEqual(says))
