import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { POLICY_REPORTS, takePolicyReports, violationsIn } from './policy-reports.ts'

const older = (blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': '/x' } })
const newer = (blocked: string) =>
  JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: blocked } }])

test('reads both forms, and keeps of an address the origin alone', () => {
  expect(violationsIn(older('https://evil.example/a?token=secret'))).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
  ])
  expect(violationsIn(newer('inline'))).toEqual([{ directive: 'img-src', blocked: 'inline' }])
  expect(violationsIn(newer('data:image/png;base64,AAAA'))).toEqual([{ directive: 'img-src', blocked: 'data' }])
})

test.each(['', 'no JSON', 'null', '[null, 5]', '{"csp-report": {"blocked-uri": 5}}', '[{"body": {}}]'])(
  'finds nothing in %j',
  (text) => {
    expect(violationsIn(text)).toEqual([])
  },
)

test('logs a kind once and a hundred of them in an hour, answers nothing, and takes no large body', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  takePolicyReports(app)
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: POLICY_REPORTS, headers: { 'content-type': type }, payload })
  const answer = await send(older('https://evil.example/one'))
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  await send(older('https://evil.example/two'))
  await send(newer('https://evil.example/'), 'application/reports+json')
  expect(lines.map((line) => (JSON.parse(line) as { directive: string }).directive)).toEqual([
    'script-src-elem',
    'img-src',
  ])
  for (let nth = 0; nth < 150; nth += 1) await send(newer(`https://host${nth}.example/`), 'application/reports+json')
  expect(lines).toHaveLength(100)
  expect((await send(older('x'.repeat(20_000)))).statusCode).toBe(413)
  expect((await send('{}', 'application/json')).statusCode).toBe(204)
  await app.close()
})
