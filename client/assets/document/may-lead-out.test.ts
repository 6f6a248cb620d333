import { expect, test } from 'vitest'
import { mayLeadOut } from './may-lead-out.ts'

test.each(['https://example.org/', 'http://example.org/', 'HTTPS://example.org/', 'mailto:ada@example.org'])(
  'leads to %s',
  (url) => expect(mayLeadOut(url)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  ' https://example.org/',
  'file:///etc/passwd',
  'ftp://example.org/',
  'tel:112',
  '/profile',
])('does not lead to %s', (url) => expect(mayLeadOut(url)).toBe(false))
