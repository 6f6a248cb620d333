import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for a day, for this run alone, in PEM. Whoever visits has to look past who signed it, or to trust it. */
export function selfSigned(...names: string[]): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'hub-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`
  try {
    const about = ['-nodes', '-days', '1', '-subj', `/CN=${names[0]}`, '-addext', alternatives]
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...about]
    execFileSync('openssl', args, { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
