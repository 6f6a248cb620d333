import { expect, test } from 'vitest'
import { isFrameable } from './frameable.ts'

const HUB = 'https://learn.hub.example'

test.each([
  [{}, true],
  [{ 'x-frame-options': 'DENY' }, false],
  [{ 'x-frame-options': 'sameorigin' }, false],
  [{ 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' }, false],
  [{ 'x-frame-options': ['ALLOWALL', 'deny'] }, false],
  [{ 'x-frame-options': 'ALLOW-FROM https://other.example' }, true],
  [{ 'x-frame-options': '' }, true],
])('reads X-Frame-Options of %j', (headers, expected) => {
  expect(isFrameable(headers, HUB)).toBe(expected)
})

test.each([
  ["default-src 'self'", true],
  ["frame-ancestors 'none'", false],
  ["frame-ancestors 'self'", false],
  ['frame-ancestors', false],
  ['frame-ancestors *', true],
  ['frame-ancestors https:', true],
  ['frame-ancestors http:', true],
  ['frame-ancestors wss:', false],
  ['frame-ancestors https://learn.hub.example', true],
  ['frame-ancestors https://LEARN.hub.example/', true],
  ['frame-ancestors learn.hub.example', true],
  ['frame-ancestors learn.hub.example:443', true],
  ['frame-ancestors learn.hub.example:8443', false],
  ['frame-ancestors learn.hub.example:*', true],
  ['frame-ancestors *.hub.example', true],
  ['frame-ancestors *.learn.hub.example', false],
  ['frame-ancestors hub.example', false],
  ['frame-ancestors https://evillearn.hub.example https://other.example', false],
  ["default-src 'none'; Frame-Ancestors https://other.example https://learn.hub.example; img-src *", true],
  ['frame-ancestors *, frame-ancestors https://other.example', false],
  ["frame-ancestors *; frame-ancestors 'none'", true],
])('reads the policy %s', (policy, expected) => {
  expect(isFrameable({ 'content-security-policy': policy }, HUB)).toBe(expected)
})

test('lets the policy decide where both headers speak', () => {
  expect(
    isFrameable(
      { 'x-frame-options': 'DENY', 'content-security-policy': 'frame-ancestors https://learn.hub.example' },
      HUB,
    ),
  ).toBe(true)
})

test('knows a hub on a port of its own', () => {
  const hub = 'http://localhost:3000'
  expect(isFrameable({ 'content-security-policy': 'frame-ancestors http://localhost:3000' }, hub)).toBe(true)
  expect(isFrameable({ 'content-security-policy': 'frame-ancestors http://localhost' }, hub)).toBe(false)
  expect(isFrameable({ 'content-security-policy': 'frame-ancestors https:' }, hub)).toBe(false)
})
