import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateUserBody } from '../../generated/client/bodies/updateUser.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { useSession } from '../api/session.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { useSavePerson } from './use-save-person.ts'

/** The name, and the language in which the hub speaks to the person. */
export function PersonDetails({ person }: { person: UserDetails }) {
  const { t } = useLingui()
  const { hub } = useSession()
  const { first_name, last_name, language } = person
  const locales = [...new Set([...hub.locales, language])]
  return (
    <Panel title={t`Name and language`}>
      <Form
        body={updateUserBody}
        values={{ first_name, last_name, language }}
        onSave={useSavePerson(person)}
        save={t`Save the name`}
      >
        {(field) => (
          <>
            <TextInput label={t`First name`} {...field('first_name')} />
            <TextInput label={t`Last name`} {...field('last_name')} />
            <NativeSelect
              label={t`Language`}
              data={locales.map((value) => ({ value, label: localeName(value) }))}
              {...field('language')}
            />
          </>
        )}
      </Form>
    </Panel>
  )
}
