import { connect, createServer, type Socket } from 'node:net'
import type { DatabaseAddress } from '../platform/database-address.ts'

export interface DatabaseSwitch {
  /** What to connect to instead of the database itself. */
  address: DatabaseAddress
  /** Cuts every connection and refuses new ones. */
  off(): Promise<void>
  on(): Promise<void>
}

/** A way to a database that can be cut, so that one test's outage is not everybody's. */
export async function databaseSwitch(to: DatabaseAddress): Promise<DatabaseSwitch> {
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const onward = connect(to.port, to.host)
    for (const socket of [from, onward]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    from.pipe(onward).pipe(from)
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as { port: number }
  return {
    address: { ...to, host: '127.0.0.1', port },
    off: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
    on: () => listen(port),
  }
}
