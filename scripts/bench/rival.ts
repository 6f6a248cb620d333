import Fastify from 'fastify'
import pg from 'pg'
import { PLANS } from '../../server/db/connect.ts'
import type { DatabaseAddress } from '../../server/platform/database-address.ts'
import type { Statement } from './capture.ts'

/** Bare Fastify and pg: the same statements, prepared, and nothing else. Started by bench.ts with its work on the command line. */
const { address, statements, port } = JSON.parse(process.argv[2]!) as {
  address: DatabaseAddress
  statements: Record<string, Statement[]>
  port: number
}
const pool = new pg.Pool({ ...address, max: 10, options: `${PLANS} -c app.domain_id=1` })
const app = Fastify()
for (const [name, list] of Object.entries(statements))
  app.get(`/${name}`, async () => {
    const results = await Promise.all(
      list.map(({ text, values }, index) => pool.query({ name: `${name}${index}`, text, values })),
    )
    return results.map(({ rows }) => rows as unknown[])
  })
await app.listen({ port, host: '127.0.0.1' })
console.log('ready rival')
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
)
