import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { photo } from '../upload-fixtures.ts'
import { drawPictures, rastered } from './picture-task.ts'

const folder = mkdtempSync(join(tmpdir(), 'hub-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function colourOf(bytes: Buffer): Promise<string> {
  const path = join(folder, 'coloured')
  writeFileSync(path, bytes)
  return (await drawPictures(path, async () => {})).colour
}

async function drawn(bytes: Buffer): Promise<Record<string, { width: number; height: number; bytes: Buffer }>> {
  const path = join(folder, 'picture')
  writeFileSync(path, bytes)
  const made: Record<string, { width: number; height: number; bytes: Buffer }> = {}
  await drawPictures(path, async (name, out) => {
    const { width, height } = await sharp(out).metadata()
    made[name] = { width, height, bytes: out }
  })
  return made
}

const size = (picture: { width: number; height: number } | undefined) => `${picture?.width}x${picture?.height}`

test('makes a WebP of every size, cut to shape', async () => {
  const made = await drawn(await photo(3000, 2000, 'jpeg'))
  expect(size(made['full'])).toBe('2560x1707')
  for (const name of ['64x64', '128x128', '256x256', '320x180', '640x360', '1280x720'])
    expect(size(made[name])).toBe(name)
  for (const { bytes } of Object.values(made)) expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test('never makes a picture larger, but always of the shape', async () => {
  const made = await drawn(await photo(200, 200))
  expect(size(made['full'])).toBe('200x200')
  expect(size(made['640x360'])).toBe('200x113')
  expect(size(made['256x256'])).toBe('200x200')
  expect(size(made['64x64'])).toBe('64x64')
  expect(size((await drawn(await photo(1, 1)))['1280x720'])).toBe('1x1')
})

test('turns a picture upright and leaves out what the camera wrote', async () => {
  const lying = await sharp(await photo(400, 200, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'somebody', Artist: 'somebody' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
    .toBuffer()
  expect((await sharp(lying).metadata()).exif).toBeDefined()
  const made = await drawn(lying)
  expect(size(made['full'])).toBe('200x400')
  expect((await sharp(made['full']!.bytes).metadata()).exif).toBeUndefined()
  expect((await sharp(made['256x256']!.bytes).metadata()).exif).toBeUndefined()
})

test('says the average colour of a picture, grey and half transparent ones too', async () => {
  const create = (channels: 3 | 4, background: object) =>
    sharp({ create: { width: 40, height: 30, channels, background: background as { r: number } } })
  expect(await colourOf(await create(3, { r: 200, g: 80, b: 40 }).png().toBuffer())).toBe('#c85028')
  expect(await colourOf(await create(4, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer())).toBe('#ffffff')
  expect(await colourOf(await create(3, { r: 90, g: 90, b: 90 }).toColourspace('b-w').png().toBuffer())).toBe('#5a5a5a')
})

test('refuses a damaged picture, a drawing and too many pixels', async () => {
  const whole = await photo(500, 500)
  await expect(drawn(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'bad-picture' })
  await expect(
    drawn(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ).rejects.toMatchObject({ code: 'bad-picture' })
  await expect(drawn(await photo(5001, 5000))).rejects.toMatchObject({
    code: 'too-many-pixels',
    message: expect.stringContaining('5001 by 5000'),
  })
})

test('keeps a picture moving in full, stills in every size, and refuses one without end', async () => {
  const colours = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const made = await drawn(
    await sharp(colours, { join: { animated: true } })
      .gif({ delay: [100, 200, 300] })
      .toBuffer(),
  )
  expect(await sharp(made['full']!.bytes, { pages: -1 }).metadata()).toMatchObject({
    pages: 3,
    width: 40,
    pageHeight: 30,
    delay: [100, 200, 300],
  })
  expect((await sharp(made['320x180']!.bytes).metadata()).pages ?? 1).toBe(1)
  const large = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 4500, height: 4500, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  await expect(
    drawn(
      await sharp(large, { join: { animated: true } })
        .gif({ effort: 1 })
        .toBuffer(),
    ),
  ).rejects.toMatchObject({ code: 'too-many-pixels', message: /3 pictures of 4500 by 4500/ })
})

const svg = (inside: string, size = 'width="40" height="20"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`
const GREEN = '<rect width="100%" height="100%" fill="#00ff00"/>'

async function colourOfDrawing(drawing: string): Promise<string> {
  const path = join(folder, 'drawing.svg')
  writeFileSync(path, drawing)
  return (await drawPictures(await rastered(path), async () => {})).colour
}

test('draws a drawing as large as a picture is shown, whatever it says', async () => {
  const sizes = async (drawing: string) => {
    const path = join(folder, 'drawing.svg')
    writeFileSync(path, drawing)
    const { width, height } = await sharp(await rastered(path)).metadata()
    return [width, height]
  }
  expect(await sizes(svg(GREEN))).toEqual([2560, 1280])
  expect(await sizes(svg(GREEN, 'width="1000" height="500"'))).toEqual([2560, 1280])
  expect(await sizes(svg(GREEN, 'width="100000" height="100000"'))).toEqual([2560, 2560])
  expect(await sizes(svg(GREEN, 'viewBox="0 0 400 100"'))).toEqual([2560, 640])
  expect(await colourOfDrawing(svg(GREEN))).toBe('#00ff00')
})

test('loads nothing into a drawing, and runs nothing in it', async () => {
  const other = join(folder, 'other.png')
  writeFileSync(
    other,
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  )
  for (const href of [other, `file://${other}`, 'other.png', 'http://localhost:1/x.png'])
    expect(await colourOfDrawing(svg(`${GREEN}<image xlink:href="${href}" width="40" height="20"/>`)), href).toBe(
      '#00ff00',
    )
  const script = '<script>document.documentElement.remove()</script>'
  expect(await colourOfDrawing(svg(`${script}${GREEN}`))).toBe('#00ff00')
  const entity = `<!DOCTYPE svg [<!ENTITY secret SYSTEM "file://${other}">]>`
  const asked = svg(`${GREEN}<text>&secret;</text>`).replace('<svg', `${entity}<svg`)
  expect(await colourOfDrawing(asked).catch(({ code }: { code: string }) => code)).toMatch(/#00ff00|bad-picture/)
})

test('refuses a drawing that is none', async () => {
  for (const drawing of ['<svg', svg('<g>'), '<html/>', svg(GREEN, 'width="0" height="0"')])
    await expect(colourOfDrawing(drawing), drawing).rejects.toMatchObject({ code: 'bad-picture' })
})
