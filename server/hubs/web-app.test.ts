import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

const ask = (url: string, host = 'localhost') => hub.app.inject({ url, headers: { host } })

describe('the hub as an app', () => {
  test('has the name, the colour and the language of the hub at whose address it is', async () => {
    const answer = await ask('/manifest.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const { name, colour, locale } = (await hub.hubCall()).hub
    expect(answer.json()).toMatchObject({ name, theme_color: colour, start_url: '/', display: 'standalone' })
    expect(locale.startsWith(answer.json<{ lang: string }>().lang)).toBe(true)
    const second = (await ask('/manifest.webmanifest', 'second.localhost')).json<{ name: string }>()
    expect(second.name).not.toBe(name)
  })

  test('has icons of the sides that it names, in the colour of the hub', async () => {
    const { icons } = (await ask('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>()
    expect(icons.length).toBe(3)
    for (const { src, sizes } of [...icons, { src: '/icons/180-maskable.png', sizes: '180x180' }]) {
      const answer = await ask(src)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
      const { width, height } = await sharp(answer.rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    const [corner, middleOfEdge] = await pixels((await ask('/icons/512-maskable.png')).rawPayload)
    const colour = (await hub.hubCall()).hub.colour.slice(1)
    expect([corner, middleOfEdge]).toEqual([colour, colour])
  })

  test('is of no hub at the address of none', async () => {
    for (const path of ['/manifest.webmanifest', '/icons/192.png'])
      expect((await ask(path, 'nowhere.example')).statusCode).toBe(421)
    expect((await ask('/icons/7.png')).statusCode).toBe(404)
  })
})

/** The colours of the first corner and of the middle of the left edge, as six hexadecimal digits. */
async function pixels(picture: Buffer): Promise<[string, string]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels
    return data.subarray(from, from + 3).toString('hex')
  }
  return [at(0, 0), at(0, info.height >> 1)]
}
