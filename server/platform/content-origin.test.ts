import { describe, expect, test } from 'vitest'
import {
  contentOriginOf,
  contentSource,
  isContentHost,
  readContentOrigin,
  refuseSharedSite,
  sharesSite,
} from './content-origin.ts'

const PACKAGES = 'https://{package}.content.example'

describe('reading CONTENT_ORIGIN', () => {
  const read = (text: string | undefined, needsHttps = true) => readContentOrigin(text, { needsHttps, port: 3001 })

  test('takes a host of its own on a laptop', () => {
    expect(read(undefined, false)).toBe('http://content.localhost:3001')
    expect(read('http://content.test:4000', false)).toBe('http://content.test:4000')
  })

  test.each(['https://content.example', 'https://content.example:8443', PACKAGES])('takes %s', (text) =>
    expect(read(text)).toBe(text),
  )

  test('asks for one in production', () => expect(() => read(undefined)).toThrow(/^Set CONTENT_ORIGIN to /))

  test.each([
    'http://content.example',
    'https://content.example/',
    'https://content.example/path',
    'https://user@content.example',
    'https://Content.example',
    'https://{hostname}.content.example',
    'https://content.{package}.example',
    'https://{package}',
    'content.example',
    'https://content.example:99999',
  ])('refuses %s with a sentence', (text) => expect(() => read(text)).toThrow(/^CONTENT_ORIGIN must /))
})

describe('the origin of a package', () => {
  test('differs by hub and by package', () => {
    const origins = [
      contentOriginOf(PACKAGES, 1, 'a'),
      contentOriginOf(PACKAGES, 1, 'b'),
      contentOriginOf(PACKAGES, 2, 'a'),
    ]
    expect(new Set(origins).size).toBe(3)
    for (const origin of origins) {
      expect(origin).toMatch(/^https:\/\/[0-9a-f]{32}\.content\.example$/)
      expect(isContentHost(PACKAGES, new URL(origin).hostname)).toBe(true)
    }
    expect(contentSource(PACKAGES)).toBe('https://*.content.example')
  })

  test('is the same for all where no label is configured', () => {
    expect(contentOriginOf('https://content.example', 1, 'a')).toBe('https://content.example')
    expect(contentSource('https://content.example')).toBe('https://content.example')
  })
})

test.each([
  ['https://content.example', 'CONTENT.example', true],
  ['https://content.example', 'a.content.example', false],
  [PACKAGES, 'content.example', false],
  [PACKAGES, 'a.content.example', false],
  [PACKAGES, `${'a'.repeat(32)}.content.example`, true],
  [PACKAGES, `${'a'.repeat(32)}.other.example`, false],
  [PACKAGES, `x.${'a'.repeat(32)}.content.example`, false],
])('knows of %s whether %s is its host', (template, hostname, is) => expect(isContentHost(template, hostname)).toBe(is))

test.each([
  ['http://content.localhost:3001', 'localhost', false],
  ['http://content.localhost:3001', 'second.localhost', false],
  ['http://content.localhost:3001', '127.0.0.1', false],
  ['http://content.localhost:3001', 'a.content.localhost', true],
  ['http://localhost:3001', 'localhost', true],
  ['https://content.hub.example', 'learn.hub.example', true],
  ['https://content.hub.co.uk', 'learn.other.co.uk', false],
  ['https://content.hub.co.uk', 'learn.hub.co.uk', true],
  ['https://content-of.github.io', 'hub.github.io', false],
  ['https://{package}.hub.example', 'Hub.Example', true],
  ['http://10.0.0.1:3001', '10.0.0.1', true],
])('knows of %s and %s whether they share a site', (template, hostname, is) =>
  expect(sharesSite(template, hostname)).toBe(is),
)

test('refuses a hub on the site of the content', () => {
  refuseSharedSite(PACKAGES, ['learn.example.org', 'localhost'])
  expect(() => refuseSharedSite(PACKAGES, ['learn.example.org', 'a.content.example'])).toThrow(
    /^The hub at a\.content\.example and CONTENT_ORIGIN .* Set CONTENT_ORIGIN to a host under another registered domain/,
  )
})
