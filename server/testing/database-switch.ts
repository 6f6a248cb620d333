import { connect, createServer, type Socket } from 'node:net'
import type { DatabaseAddress } from '../platform/database-address.ts'

export interface DatabaseSwitch {
  /** What to connect to instead of the database itself. */
  address: DatabaseAddress
  /** Cuts every connection and refuses new ones. */
  off(): Promise<void>
  on(): Promise<void>
  /** Passes nothing on any more, breaks nothing and takes new connections: as a database does that is frozen. */
  freeze(): void
  thaw(): void
}

/** A way to a database that can be cut, so that one test's outage is not everybody's. */
export async function databaseSwitch(to: DatabaseAddress): Promise<DatabaseSwitch> {
  const sockets = new Set<Socket>()
  const held = new Set<Socket>()
  let isFrozen = false
  const hold = (socket: Socket) => {
    held.add(socket)
    socket.cork()
    socket.pause()
  }
  const server = createServer((from) => {
    const onward = connect(to.port, to.host)
    for (const [socket, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      sockets.add(socket)
      // A process that was killed resets its connections, of which a pipe says nothing to the other end.
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket))
    }
    from.pipe(onward).pipe(from)
    if (isFrozen) hold(onward)
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
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) hold(socket)
    },
    thaw: () => {
      isFrozen = false
      for (const socket of held) socket.resume().uncork()
      held.clear()
    },
  }
}
