import { pino, type Logger } from 'pino'

const SECRETS = ['req.headers.authorization', 'req.headers.cookie', 'password', 'token', 'email', '*.password', '*.token', '*.email', '*.password_hash']

/** Structured log lines on standard error. Secrets and addresses are left out, bodies never come in. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRETS, censor: '[left out]' },
      serializers: { req: ({ method, url, id }) => ({ method, url: String(url).split('?')[0], id }), err: pino.stdSerializers.err },
    },
    pino.destination(2),
  )
}
