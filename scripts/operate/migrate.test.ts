import { expect, test } from 'vitest'
import { lockedBy } from './migrate.ts'

test('names the tables that a migration holds, less those that it makes', () => {
  const text = `-- alter table remarked
    create table fresh (id int);
    create index on fresh (id);
    alter table content add column x int;
    create unique index concurrently_not on only member (domain_id);
    update team set name = '';
    delete from session where true;`
  expect(lockedBy(text)).toEqual(['content', 'member', 'session', 'team'])
  expect(lockedBy('grant select on hub to hub_app')).toEqual([])
})
