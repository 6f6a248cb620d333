import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateUserBody } from '../../generated/client/bodies/updateUser.ts'
import type { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import { CustomFieldInputs } from '../ui/facts/custom-field-inputs.tsx'
import { savedValues, valuesOf } from '../ui/facts/custom-values.ts'
import { factName, factSource } from '../ui/facts/fact-words.ts'
import { useOriginWords } from '../ui/facts/use-origin-words.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { changedFacts, extendedAttributes, factValues, namedAttributes } from './facts.ts'
import classes from './users.module.css'
import { useSavePerson } from './use-save-person.ts'

/** What the hub knows of the person, and where it came from. */
export function PersonFacts({ person }: { person: UserDetails }) {
  const { t, i18n } = useLingui()
  const save = useSavePerson(person)
  const saved = factValues(person.attributes)
  const originWords = useOriginWords(factSource)
  return (
    <Panel title={t`What is known`} sentence={t`Teams with rules and relative due dates use it.`}>
      <Form
        body={updateUserBody}
        values={{ attributes: saved, customFields: savedValues(person.userCustomFields) }}
        onSave={(typed) =>
          save({
            attributes: changedFacts(saved, typed.attributes),
            customFields: valuesOf(person.userCustomFields, typed.customFields),
          })
        }
        save={t`Save what is known`}
      >
        {(field) => {
          const inputs = (names: readonly UserAttributeName[]) =>
            names.map((name) => (
              <TextInput
                key={name}
                label={i18n._(factName(name))}
                description={originWords(person.attributes.find(({ attribute }) => attribute === name))}
                {...(name === 'startDate' && { type: 'date' })}
                {...field(`attributes.${name}.value`, { isRequired: false })}
              />
            ))
          return (
            <>
              <div className={classes.columns}>
                <CustomFieldInputs
                  fields={person.userCustomFields}
                  originOf={originWords}
                  field={(id) => field(`customFields.${id}.value`, { isRequired: false })}
                />
                {inputs(namedAttributes)}
              </div>
              <details className={classes.more}>
                <summary>{t`Attributes that this hub fills as it likes`}</summary>
                <div className={classes.columns}>{inputs(extendedAttributes)}</div>
              </details>
            </>
          )
        }}
      </Form>
    </Panel>
  )
}
