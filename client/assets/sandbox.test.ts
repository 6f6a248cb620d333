import { expect, test } from 'vitest'
import { sandboxOf } from './sandbox.ts'

const hub = 'https://hub.example'

test('lets content on another origin keep that origin', () => {
  expect(sandboxOf('https://content.hub.example/site/index.html', hub)).toContain('allow-same-origin')
})

test('takes the origin from what stands on the hub itself', () => {
  expect(sandboxOf('https://hub.example/api/asset/1/file', hub)).not.toContain('allow-same-origin')
  expect(sandboxOf('/api/asset/1/file', hub)).not.toContain('allow-same-origin')
})

test('never lets a frame lead the page away', () => {
  expect(sandboxOf('https://content.hub.example/', hub)).not.toContain('allow-top-navigation')
})
