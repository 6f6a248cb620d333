import { newId } from '../../platform/ids.ts'
import type { HubCall } from '../../context.ts'
import { indexMissing } from './index-service.ts'

/** Titles as courses have them, one for each locale of the contract. */
export const titles: Record<string, string> = {
  'da-DK': 'Sikkerhed på byggepladsen',
  'de-DE': 'Brandschutz in öffentlichen Gebäuden',
  'de-DE-Sie': 'Gesprächsführung für Vorgesetzte',
  'en-GB': 'Manual handling in the warehouse',
  'en-US': 'Preventing harassment at work',
  'es-ES': 'Prevención de riesgos laborales',
  'fi-FI': 'Työturvallisuuden perusteet',
  'fr-FR': 'Gestes et postures de sécurité',
  'hu-HU': 'Munkavédelmi alapismeretek kezdőknek',
  'it-IT': 'Primo soccorso in azienda',
  'ja-JP': '職場における避難訓練の手引き',
  'ko-KR': '산업안전보건교육 기본과정',
  'nl-NL': 'Veilig werken op hoogte',
  'no-NO': 'Førstehjelp på arbeidsplassen',
  'pl-PL': 'Bezpieczeństwo i higiena pracy',
  'pt-PT': 'Atendimento ao público em português',
  'ro-RO': 'Protecția datelor cu caracter personal',
  'ru-RU': 'Пожарная безопасность на предприятии',
  'sv-SE': 'Hållbar utveckling för nyanställda',
  'th-TH': 'ความปลอดภัยในการทำงานกับเครื่องจักร',
  'zh-CN': '新员工信息安全培训手册',
  'zh-TW': '辦公室消防演練注意事項',
}

/** What each begins and ends with makes titles that look alike: the crowd that one is to be found in. */
const parts: Record<string, [string[], string[]]> = {
  'da-DK': [
    ['Ledelse', 'Projekter', 'Kundeservice', 'Regnskab', 'Budget'],
    ['i praksis', 'for begyndere', 'trin for trin', 'i hverdagen', 'med succes'],
  ],
  'de-DE': [
    ['Führung', 'Projektarbeit', 'Verkauf', 'Buchhaltung', 'Datenschutz'],
    ['im Alltag', 'für Einsteiger', 'Schritt für Schritt', 'in der Praxis', 'mit Erfolg'],
  ],
  'en-GB': [
    ['Leadership', 'Projects', 'Customer service', 'Bookkeeping', 'Budgets'],
    ['in practice', 'for beginners', 'step by step', 'every day', 'with success'],
  ],
  'es-ES': [
    ['Liderazgo', 'Proyectos', 'Ventas', 'Contabilidad', 'Presupuestos'],
    ['en la práctica', 'para principiantes', 'paso a paso', 'cada día', 'con éxito'],
  ],
  'fi-FI': [
    ['Johtaminen', 'Projektit', 'Asiakaspalvelu', 'Kirjanpito', 'Budjetti'],
    ['käytännössä', 'aloittelijoille', 'askel askeleelta', 'joka päivä', 'onnistuneesti'],
  ],
  'fr-FR': [
    ['Management', 'Projets', 'Accueil', 'Comptabilité', 'Budgets'],
    ['en pratique', 'pour débutants', 'pas à pas', 'au quotidien', 'avec succès'],
  ],
  'hu-HU': [
    ['Vezetés', 'Projektek', 'Ügyfélszolgálat', 'Könyvelés', 'Tervezés'],
    ['a gyakorlatban', 'lépésről lépésre', 'minden nap', 'sikeresen', 'röviden'],
  ],
  'it-IT': [
    ['Gestione', 'Progetti', 'Vendite', 'Contabilità', 'Bilanci'],
    ['in pratica', 'per principianti', 'passo dopo passo', 'ogni giorno', 'con successo'],
  ],
  'ja-JP': [
    ['管理職', '営業担当', '経理', '新入社員', '接客'],
    ['の基礎研修', 'のための入門', '実践講座', 'の一日', '成功の秘訣'],
  ],
  'ko-KR': [
    ['리더십', '프로젝트', '고객 응대', '회계', '예산'],
    ['실무 과정', '입문', '단계별 안내', '매일 학습', '성공 전략'],
  ],
  'nl-NL': [
    ['Leidinggeven', 'Projecten', 'Klantenservice', 'Boekhouding', 'Begroting'],
    ['in de praktijk', 'voor beginners', 'stap voor stap', 'elke dag', 'met succes'],
  ],
  'no-NO': [
    ['Lederskap', 'Prosjekter', 'Kundebehandling', 'Regnskap', 'Budsjett'],
    ['i praksis', 'for nybegynnere', 'steg for steg', 'i hverdagen', 'som lykkes'],
  ],
  'pl-PL': [
    ['Zarządzanie', 'Projekty', 'Obsługa klienta', 'Księgowość', 'Budżet'],
    ['w praktyce', 'dla początkujących', 'krok po kroku', 'na co dzień', 'z powodzeniem'],
  ],
  'pt-PT': [
    ['Liderança', 'Projetos', 'Vendas', 'Contabilidade', 'Orçamentos'],
    ['na prática', 'para iniciantes', 'passo a passo', 'todos os dias', 'com sucesso'],
  ],
  'ro-RO': [
    ['Conducere', 'Proiecte', 'Vânzări', 'Contabilitate', 'Buget'],
    ['în practică', 'pentru începători', 'pas cu pas', 'în fiecare zi', 'cu succes'],
  ],
  'ru-RU': [
    ['Управление', 'Проекты', 'Продажи', 'Бухгалтерия', 'Бюджет'],
    ['на практике', 'для начинающих', 'шаг за шагом', 'каждый день', 'без ошибок'],
  ],
  'sv-SE': [
    ['Ledarskap', 'Projekt', 'Kundtjänst', 'Bokföring', 'Budget'],
    ['i praktiken', 'för nybörjare', 'steg för steg', 'varje dag', 'som lyckas'],
  ],
  'th-TH': [
    ['ภาวะผู้นำ', 'โครงการ', 'การบริการลูกค้า', 'การบัญชี', 'งบประมาณ'],
    ['ในทางปฏิบัติ', 'สำหรับผู้เริ่มต้น', 'ทีละขั้นตอน', 'ทุกวัน', 'ให้สำเร็จ'],
  ],
  'zh-CN': [
    ['领导力', '项目管理', '客户服务', '会计', '预算'],
    ['实践', '入门课程', '循序渐进', '每日学习', '成功指南'],
  ],
  'zh-TW': [
    ['領導力', '專案管理', '客戶服務', '會計', '預算'],
    ['實務', '入門課程', '逐步學習', '每日練習', '成功指南'],
  ],
}

/** 500 other titles, 25 in each of 20 languages. */
export const crowd: [locale: string, title: string][] = Object.entries(parts).flatMap(([locale, [begin, end]]) =>
  begin.flatMap((first) => end.map((second): [string, string] => [locale, first + gap(locale) + second])),
)

function gap(locale: string): string {
  return /^(ja|th|zh)/.test(locale) ? '' : ' '
}

/** Writes links of these names and indexes them. */
export async function addTitles(
  call: HubCall,
  all: readonly (readonly [locale: string, title: string])[],
  more: { audience?: string } = {},
): Promise<void> {
  const rows = all.map(([locale, name]) => ({ ...common(call), ...more, id: newId(), locale, name }))
  const batches = Array.from({ length: Math.ceil(rows.length / 1000) }, (_, at) =>
    rows.slice(at * 1000, at * 1000 + 1000),
  )
  for (const batch of batches) await call.db.insertInto('content').values(batch).execute()
  // All content stands before the first row that refers to it: PostgreSQL plans that check once, by how large content is then.
  for (const batch of batches)
    await call.db
      .insertInto('asset')
      .values(batch.map(({ id }) => ({ content_id: id })))
      .execute()
  await indexMissing(call)
}

function common({ context }: HubCall) {
  return { type: 'web', created_at: context.now(), updated_at: context.now() }
}
