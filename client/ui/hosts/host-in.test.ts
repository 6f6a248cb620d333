import { expect, test } from 'vitest'
import { hostIn } from './host-in.ts'

test.each([
  ['www.youtube.com', 'www.youtube.com'],
  [' WWW.YouTube.com. ', 'www.youtube.com'],
  ['https://www.youtube.com/embed/x?y=1', 'www.youtube.com'],
  ['//cdn.example.com/x.js', 'cdn.example.com'],
  ['cdn.example.com:8443', 'cdn.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['*.example.com', null],
  ['two words', null],
])('finds the host in %j', (typed, host) => {
  expect(hostIn(typed)).toBe(host)
})
