import { expect, test } from 'vitest'
import { createHostSearch, type SearchLimits } from './outside-host-codec.ts'

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' }

function hostsOf(files: Record<string, string | Buffer>, limits?: SearchLimits) {
  const search = createHostSearch(limits)
  for (const [path, text] of Object.entries(files)) {
    const contentType = TYPES[path.split('.').at(-1) as keyof typeof TYPES]
    const bytes = Buffer.from(text as string)
    if (search.takes({ contentType, size: bytes.length })) search.look({ path, contentType }, bytes)
  }
  return search.found()
}
const loadedBy = (files: Record<string, string | Buffer>) =>
  hostsOf(files).hosts.flatMap(({ host, isLoaded }) => (isLoaded ? host : []))

test('finds what a page loads, and not what it links to', () => {
  const page = `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml"><base href="https://base.example.com/a/">
    <link rel="stylesheet" href="//fonts.googleapis.com/css?family=Lato"><link rel="canonical" href="https://linked.example.com/">
    <script src="HTTPS://CDN.Example.com:8443/x.js"></script><img srcset="https://one.example.com/a.png 1x, https://two.example.com/b.png 2x">
    <video poster="https://poster.example.com/p.jpg"><source src="https://film.example.com/f.mp4"></video>
    <iframe src="https://www.youtube.com/embed/x"></iframe><object data="https://object.example.com/x"></object>
    <p style="background: url(https://style.example.com/x.png)"><a href="https://linked.example.com/">More</a>
    <form action="https://linked.example.com/send"></form><style>@import "https://import.example.com/x.css";</style>
    <svg><use xlink:href="https://use.example.com/x.svg#a"/></svg><meta http-equiv="refresh" content="5; URL=https://next.example.com/">
    <img src="//files/logo.png"><img src="https://127.0.0.1/x"><img src="https://[::1]/x"><img src="data:image/png,//x.com"><img src="a.png">`
  expect(loadedBy({ 'index.html': page })).toEqual([
    'base.example.com',
    'cdn.example.com',
    'film.example.com',
    'fonts.googleapis.com',
    'import.example.com',
    'next.example.com',
    'object.example.com',
    'one.example.com',
    'poster.example.com',
    'style.example.com',
    'two.example.com',
    'use.example.com',
    'www.youtube.com',
  ])
})

test('finds what style sheets load', () => {
  const css = `@import url("https://a.example.com/x.css"); @import 'https://b.example.com/x.css';
    /* see https://comment.example.com */ @font-face { src: url(//fonts.gstatic.com/s/x.woff2) format("woff2"), url('https://c.example.com/x') }
    @namespace svg url(http://www.w3.org/2000/svg); .a { background: url(../x.png) }`
  expect(loadedBy({ 'a.css': css })).toEqual(['a.example.com', 'b.example.com', 'c.example.com', 'fonts.gstatic.com'])
})

test('says of a script only that it names a host, and overlooks comments and names of standards', () => {
  const script = String.raw`// see https://comment.example.com/license
    const a = "https://api.example.com/v1", b = '//cdn.example.com/x.js', c = {"u":"https:\/\/json.example.com\/x"}
    const ns = "http://www.w3.org/2000/svg", verb = 'http://adlnet.gov/expapi/verbs/completed', file = '//lib/jquery.js'
    document.write('<script src="//written.example.com/x.js"></script><a class="b" href="https://linked.example.com/">')
    window.open("https://opened.example.com/"); style.href = "https://href.example.com/a.css"`
  const { hosts, isWhole } = hostsOf({
    'a.js': script,
    'index.html': `<script>${'let x = "https://inline.example.com"'}</script>`,
  })
  expect(hosts.map(({ host }) => host)).toEqual([
    'api.example.com',
    'cdn.example.com',
    'href.example.com',
    'inline.example.com',
    'json.example.com',
    'written.example.com',
  ])
  expect(hosts.filter(({ isLoaded }) => isLoaded)).toEqual([])
  expect(isWhole).toBe(true)
})

test('counts the files that name a host and keeps the first three', () => {
  const page = '<img src="https://cdn.example.com/a.png"><script>load("https://cdn.example.com/b.js")</script>'
  const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, page]))
  expect(hostsOf(files).hosts).toEqual([
    { host: 'cdn.example.com', isLoaded: true, fileCount: 5, files: ['a.html', 'b.html', 'c.html'] },
  ])
})

test('reads pages in other encodings', () => {
  const page = '﻿<img src="https://cdn.example.com/a.png">'
  expect(loadedBy({ 'a.html': Buffer.from(page, 'utf16le') })).toEqual(['cdn.example.com'])
})

test('says so where it did not look through everything', () => {
  const limits = { fileSize: 100, totalSize: 150, milliseconds: 10_000 }
  const page = '<img src="https://cdn.example.com/a.png">'
  expect(hostsOf({ 'a.html': page }, limits).isWhole).toBe(true)
  expect(hostsOf({ 'a.html': page.padEnd(101) }, limits)).toEqual({ hosts: [], isWhole: false })
  expect(hostsOf({ 'a.html': page.padEnd(90), 'b.html': page.padEnd(90) }, limits).isWhole).toBe(false)
  const many = Array.from({ length: 101 }, (_, nth) => `<img src="https://h${nth}.example.com/">`).join('')
  const found = hostsOf({ 'a.html': many })
  expect([found.hosts.length, found.isWhole]).toEqual([100, false])
})

test('takes no long time over text that is made to cost time', () => {
  const MIB = 1024 * 1024
  const start = performance.now()
  hostsOf({
    'a.css': 'url('.repeat(MIB),
    'b.css': 'url("'.repeat(MIB),
    'a.js': `"//${'a.'.repeat(120)}`.repeat(MIB / 60),
    'b.js': '"\n\n\n\n'.repeat(MIB),
    'a.html': '<img src="//'.repeat(MIB / 4),
  })
  expect(performance.now() - start).toBeLessThan(8_000)
})
