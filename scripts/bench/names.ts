/**
 * Titles for a large hub, made in SQL and the same each time: words of four languages, each as frequent as its place in the
 * list says (Zipf's law), so that a few stand in a tenth of all titles and most in a handful. One title in fifty has a
 * course number, a word of its own, so the vocabulary grows with the hub.
 */

/** Real beginnings and endings; together they make a few thousand words that look like the language. */
const LANGUAGES = [
  {
    locale: 'en-GB',
    frequent:
      'training safety course for work health introduction to management how first team basics skills leadership fire data customer time practice advanced workplace emergency quality project equipment handling security machine office report stress manual communication planning feedback meeting',
    begin: 're pre under over inter trans out micro multi sub counter fore mis non semi super tele ultra bio eco',
    end: 'view port act form cycle plan line scale part chain path frame load track ward print light work point ship',
    gap: ' ',
  },
  {
    locale: 'de-DE',
    frequent:
      'schulung sicherheit für arbeit grundlagen einführung in die führung erste hilfe brandschutz datenschutz kunden team gesundheit arbeitsplatz maschinen qualität projekt umgang mit gefahrstoffe ladung unterweisung büro notfall kommunikation planung gespräch',
    begin:
      'brand daten arbeits kunden lager werk unfall strom gas wasser wärme schall bild ton holz metall kunst leicht schwer hoch',
    end: 'schutz prüfung kunde lehre technik ordnung plan führung messung regelung pflege wartung fahrt bau dienst lager wesen amt recht stoff',
    gap: ' ',
  },
  {
    locale: 'fr-FR',
    frequent:
      'formation sécurité de la travail introduction à les santé gestion premiers secours incendie données client équipe bases projet qualité accueil risques poste machines bureau communication entretien urgence temps',
    begin:
      'auto photo micro télé hydro thermo géo bio éco aéro électro radio péri para méta anti contre entre sur sous',
    end: 'logie graphie mètre scopie port plan forme cycle phone gramme nomie génie pathie thèque vision gestion action position charge ligne',
    gap: ' ',
  },
  {
    locale: 'ja-JP',
    frequent:
      '研修 安全 入門 基礎 管理 職場 新入社員 避難 訓練 情報 教育 健康 防災 接客 品質 営業 会議 報告 手引き 実践',
    begin: '電 水 火 風 土 木 金 機 車 船 道 薬 食 衣 住 書 画 音 光 色',
    end: '気 力 学 術 具 場 所 法 品 体 心 業 務 員 部 局 計 量 質 性',
    gap: '',
  },
]

/** Stands in about a tenth of all titles at every size. */
export const COMMON_WORD = 'safety'
/** A course number, which one title has at every size. */
export const RARE_WORD = 'c7150'
export const MISTYPED_WORD = 'saefty'

/** Words by language and how frequent they are, for the connection that fills. */
export function vocabularyStatements(): string[] {
  const rows = LANGUAGES.flatMap(({ locale, frequent, begin, end }) => {
    const made = begin.split(' ').flatMap((first) => end.split(' ').map((last) => first + last))
    const pairs =
      locale === 'ja-JP' ? [] : made.slice(0, 40).flatMap((first) => made.slice(40, 90).map((last) => first + last))
    const words = [...new Set([...frequent.split(' '), ...made, ...pairs])]
    return words.map((word, index) => `('${locale}', ${index + 1}, '${word}')`)
  })
  const gaps = LANGUAGES.map(({ locale, gap }) => `('${locale}', '${gap}')`)
  return [
    'create temp table vocabulary (locale text, place int, word text, primary key (locale, place))',
    `insert into vocabulary values ${rows.join(', ')}`,
    'create temp table language as select locale, gap, max(place) as words from vocabulary join (values ' +
      `${gaps.join(', ')}) g (locale, gap) using (locale) group by locale, gap`,
    'analyze vocabulary',
  ]
}

/** Half of what there is in English, a quarter in German, the rest in French and Japanese. */
export function localeOf(n: string): string {
  return `(array['en-GB', 'en-GB', 'de-DE', 'en-GB', 'fr-FR', 'de-DE', 'en-GB', 'ja-JP'])[1 + ${n} % 8]`
}

/** The title of something. @param kind makes titles of the same number differ @param n an SQL number from 1 */
export function titleOf(kind: string, n: string): string {
  const chance = (salt: string) =>
    `(('x' || substr(md5('${kind}' || ${n} || ${salt}), 1, 7))::bit(28)::int / 268435456.0)::float8`
  const place = `floor(power(l.words, ${chance("'w' || k")}))::int`
  return `(select initcap(string_agg((select word from vocabulary v where v.locale = l.locale and v.place = ${place}), l.gap order by k))
      || case when ${n} % 50 = 0 then ' C' || (7000 + ${n}) else '' end
    from language l, generate_series(1, 3 + ${n} % 4) k where l.locale = ${localeOf(n)})`
}

/** One or two tags of the frequent words. */
export function tagsOf(n: string): string {
  return `(select array_agg(word order by word) from vocabulary where locale = ${localeOf(n)} and place in (1 + ${n} % 17, 1 + ${n} % 23))`
}
