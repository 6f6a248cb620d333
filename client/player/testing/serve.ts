import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type TestServer = { origin: string; close: () => Promise<void> }
type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> | void

/** Serves on localhost, on a free port between 20000 and 30000. */
export async function serve(answer: Answer): Promise<TestServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    Promise.resolve(answer(request, response, path)).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const port = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

async function listen(server: Server): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, 'localhost', () => resolve(true))
  })
  return isFree ? port : listen(server)
}
