import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { copyTemplate, type TestDatabase } from '../testing/cluster.ts'
import { KeptQuery } from './kept-query.ts'

const TEXT = "select $1::int as number, 'a' as letter, null::date as day, '{1,2}'::int[] as list"
const ROW = { number: 7, letter: 'a', day: null, list: [1, 2] }

let database: TestDatabase
let client: pg.Client
/** What was sent, by the letters of the messages. */
let sent: string

beforeEach(async () => {
  database = await copyTemplate(inject('databaseAdmin'), `t_${newId().replaceAll('-', '')}`)
  client = new pg.Client(database.app)
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: { write(bytes: Buffer): boolean } } }).connection
  const write = stream.write.bind(stream)
  stream.write = (bytes) => {
    sent += String.fromCharCode(bytes[0]!)
    return write(bytes)
  }
  sent = ''
})
afterEach(() => client.end())

function ask(text: string, values: unknown[] = [], name = 'one'): Promise<unknown[]> {
  sent = ''
  return new Promise((resolve, reject) => {
    client.query(
      new KeptQuery({ name, text, values }, (error, result) => (error ? reject(error) : resolve(result.rows))),
    )
  })
}

describe('a kept query', () => {
  test('has its columns described once, and answers as pg does', async () => {
    expect(await ask(TEXT, [7])).toEqual([ROW])
    // Parse, bind, describe, execute, sync.
    expect(sent).toBe('PBDES')
    expect(await ask(TEXT, [7])).toEqual([ROW])
    expect(sent).toBe('BES')
    expect((await client.query(TEXT, [7])).rows).toEqual([ROW])
  })

  test('answers rows of their own each time', async () => {
    const [first] = (await ask(TEXT, [1])) as { number: number }[]
    await ask(TEXT, [2])
    expect(first!.number).toBe(1)
  })

  test('answers nothing where a statement answers nothing', async () => {
    await client.query('create temporary table thing (id int)')
    for (let nth = 0; nth < 2; nth += 1) expect(await ask('insert into thing values ($1)', [nth])).toEqual([])
    expect(await ask('select id from thing order by id', [], 'two')).toEqual([{ id: 0 }, { id: 1 }])
  })

  test('fails as pg does, and the connection goes on', async () => {
    const divide = 'select 1 / $1::int as result'
    expect(await ask(divide, [1])).toEqual([{ result: 1 }])
    await expect(ask(divide, [0])).rejects.toMatchObject({ code: '22012' })
    expect(await ask(divide, [1])).toEqual([{ result: 1 }])
  })

  test('is refused rather than read wrongly where its columns have changed', async () => {
    await client.query('create temporary table thing as select 1 as value')
    const read = 'select value from thing'
    for (let nth = 0; nth < 2; nth += 1) expect(await ask(read)).toEqual([{ value: 1 }])
    await client.query('alter table thing alter column value type text')
    await expect(ask(read)).rejects.toThrow('cached plan must not change result type')
  })
})
