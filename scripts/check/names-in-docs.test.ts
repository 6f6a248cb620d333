import { expect, test } from 'vitest'
import { withFolder } from '../testing/folder.ts'
import { checkNamesInDocs } from './names-in-docs.ts'

test('finds a page that speaks of a file that is not there', () =>
  withFolder(
    {
      'server/app.ts': '',
      'docs/docs/house.md': 'The door is `server/app.ts`, the key is `server/key.ts`.',
      'docs/docs/deep/rooms.mdx': 'See `spec/rooms.yaml`.',
      'docs/decisions/0001.md': 'We keep `client/cellar.tsx`.',
      'README.md': 'Run `scripts/attic.ts`.',
    },
    (folder) =>
      expect(checkNamesInDocs(folder).sort()).toEqual([
        'README.md speaks of scripts/attic.ts, which is not there. Mend the page or the name.',
        'docs/decisions/0001.md speaks of client/cellar.tsx, which is not there. Mend the page or the name.',
        'docs/docs/deep/rooms.mdx speaks of spec/rooms.yaml, which is not there. Mend the page or the name.',
        'docs/docs/house.md speaks of server/key.ts, which is not there. Mend the page or the name.',
      ]),
  ))

test('lets names pass that a reader is asked to make, and text that names no file', () =>
  withFolder(
    {
      'docs/docs/add.md':
        'Write `server/widgets/handlers.ts`, `spec/your-noun/a.yaml`, `server/<noun>/store.ts`; server/key.ts; `server/`.',
    },
    (folder) => expect(checkNamesInDocs(folder)).toEqual([]),
  ))
