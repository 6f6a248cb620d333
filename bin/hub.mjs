#!/usr/bin/env node
// Any Node runs this; the hub itself runs on the one that comes with it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules/node/bin/node')
if (!existsSync(node)) {
  console.error('The hub is not installed yet. Run "make install" in ' + root + ', or "npm install".')
  process.exit(1)
}
const command = [join(root, 'scripts/operate/hub.ts'), ...process.argv.slice(2)]
const child = spawn(node, ['--max-semi-space-size=16', ...command], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code))
