import { expect, test } from 'vitest'
import { answerFaultOf, recordFaultOf, usableHostname } from './rules.ts'

test.each([
  ['learn.example.org', 'learn.example.org'],
  [' LEARN.Example.org. ', 'learn.example.org'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['ＬＥＡＲＮ。example', 'learn.example'],
  // A Cyrillic а looks like another name, and is one.
  ['аpple.example', 'xn--pple-43d.example'],
])('takes %s as %s', (text, name) => expect(usableHostname(text)).toBe(name))

test.each([
  '',
  'learn',
  'localhost',
  'learn.localhost',
  '*.example.org',
  '_learning-hub.example.org',
  'learn.example.org:443',
  'https://learn.example.org',
  'learn.example.org/path',
  'learn.example.org?a',
  'somebody@learn.example.org',
  'a%2eexample.org',
  'a b.example',
  'a..example',
  'example.org..',
  '-a.example',
  'a\u0000.example',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '::1',
  'learn.1',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(120)}example`,
])('refuses %s', (text) => expect(usableHostname(text)).toBeNull())

test.each([
  ['CERT_HAS_EXPIRED', 'certificateInvalid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificateInvalid'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificateInvalid'],
  ['ENOTFOUND', 'nameUnknown'],
  ['UND_ERR_CONNECT_TIMEOUT', 'tookTooLong'],
  ['ECONNREFUSED', 'unreachable'],
])('tells %s of a connection as %s', (code, fault) => expect(answerFaultOf({ code })).toBe(fault))

test.each([
  ['ENODATA', 'recordMissing'],
  ['ENOTFOUND', 'recordMissing'],
  ['ECANCELLED', 'tookTooLong'],
  ['ETIMEOUT', 'tookTooLong'],
  ['ESERVFAIL', 'dnsFailed'],
])('tells %s of the DNS as %s', (code, fault) => expect(recordFaultOf({ code })).toBe(fault))
