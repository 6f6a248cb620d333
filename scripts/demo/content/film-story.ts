export const FILM = { width: 640, height: 360, framesPerSecond: 15, seconds: 15 }

type Locale = 'en-GB' | 'de-DE'

/** What the subtitles say, with start and end in seconds. */
export const story: { start: number; end: number; text: Record<Locale, string> }[] = [
  {
    start: 0.4,
    end: 3.6,
    text: { 'en-GB': 'A playlist puts things in order.', 'de-DE': 'Eine Playlist bringt Dinge in eine Reihenfolge.' },
  },
  {
    start: 3.8,
    end: 8,
    text: {
      'en-GB': 'Finish one item, and the line below fills up.',
      'de-DE': 'Mit jedem Schritt füllt sich der Balken darunter.',
    },
  },
  {
    start: 8.2,
    end: 11.4,
    text: { 'en-GB': 'Then the locked section opens.', 'de-DE': 'Dann öffnet sich der gesperrte Abschnitt.' },
  },
  {
    start: 11.6,
    end: 14.8,
    text: { 'en-GB': 'Go on where you left off.', 'de-DE': 'Sie machen dort weiter, wo Sie aufgehört haben.' },
  },
]

const DONE_AT = [4, 5.5, 7]
const OPENS_AT = 8.5

/** The picture of the film at a time in seconds, as SVG. */
export function frameAt(time: number): string {
  const rows = [0, 1, 2, 3].map((index) => row(index, time)).join('')
  const finished = DONE_AT.reduce((sum, start) => sum + ease(time, start, 0.6), 0) / 4
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}">
    <rect width="640" height="360" fill="#16233a"/>
    <circle cx="590" cy="30" r="120" fill="#1d2f4f"/><circle cx="40" cy="350" r="90" fill="#1d2f4f"/>
    ${rows}
    <rect x="100" y="286" width="440" height="8" rx="4" fill="#2b4068"/>
    <rect x="100" y="286" width="${Math.max(8, 440 * finished)}" height="8" rx="4" fill="#74cf9c"/>
  </svg>`
}

function row(index: number, time: number): string {
  const shown = ease(time, 0.3 + index * 0.5, 0.7)
  const y = 46 + index * 56
  const isLast = index === 3
  const bright = isLast ? 0.45 + 0.55 * ease(time, OPENS_AT, 0.8) : 1
  const mark = isLast ? lock(y, time) : check(y, ease(time, DONE_AT[index] ?? 0, 0.5))
  const width = [230, 290, 200, 260][index] ?? 0
  return `<g opacity="${shown * bright}" transform="translate(${(1 - shown) * 60} 0)">
    <rect x="100" y="${y}" width="440" height="44" rx="10" fill="#fff"/>
    <rect x="160" y="${y + 18}" width="${width}" height="9" rx="4.5" fill="#33415c"/>${mark}</g>`
}

function check(y: number, progress: number): string {
  const length = 40
  return `<circle cx="130" cy="${y + 22}" r="13" fill="none" stroke="#c3ccdb" stroke-width="3"/>
    <circle cx="130" cy="${y + 22}" r="${14.5 * progress}" fill="#2e9e63"/>
    <path d="M123 ${y + 22}l5 6 10-11" fill="none" stroke="#fff" stroke-width="3.5"
      stroke-dasharray="${length}" stroke-dashoffset="${length * (1 - progress)}"/>`
}

function lock(y: number, time: number): string {
  const lift = 7 * ease(time, OPENS_AT, 0.5)
  const away = ease(time, OPENS_AT + 1.2, 0.5)
  const play = `<path opacity="${away}" d="M124 ${y + 12}l18 10-18 10z" fill="#1f5fae"/>`
  return `<g opacity="${1 - away}" fill="none" stroke="#33415c" stroke-width="3.5">
    <rect x="120" y="${y + 20}" width="20" height="14" rx="3" fill="#33415c"/>
    <path d="M124 ${y + 20 - lift}v-4a6 6 0 0 1 12 0v${4 + (lift > 0 ? 0 : 4)}"/></g>${play}`
}

function ease(time: number, start: number, length: number): number {
  const t = Math.min(1, Math.max(0, (time - start) / length))
  return t * t * (3 - 2 * t)
}
