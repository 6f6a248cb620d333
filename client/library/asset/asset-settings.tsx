import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { updateAssetBody } from '../../../generated/client/bodies/updateAsset.ts'
import { useUpdateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useSession } from '../../api/session.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import '../../ui/control/field-styles.ts'
import { Form } from '../../ui/form/form.tsx'
import type { Field } from '../../ui/form/use-fields.tsx'
import { assetValues, type AssetValues } from './asset-values.ts'
import { AudienceFields, OwnerField } from '../audience-fields.tsx'
import { TagChooser } from '../choosers.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { LossQuestion } from '../loss-question.tsx'
import { ExternalIdField, LanguageField, SettingsGroup } from '../settings-parts.tsx'
import { useSettingsSave } from '../use-settings-save.ts'

type AssetSettingsProps = { asset: Asset; onReload: () => Promise<unknown> }

/** What is said of an asset, for whom it is, and how it is opened and done. */
export function AssetSettings({ asset, onReload }: AssetSettingsProps) {
  const { t } = useLingui()
  const isManager = !useSession().privileges.includes('asset_write')
  const { save, loss } = useSettingsSave({
    values: assetValues(asset),
    mutation: useUpdateAsset({ request: { headers: { 'If-Match': etagOf(asset) ?? '' } } }),
    // The contract asks for the name with each change.
    variablesOf: (data) => ({ assetId: asset.id, data: { name: asset.name, ...data } }),
    onReload,
  })
  const count = loss?.loss ?? 0
  return (
    <>
      <Form body={updateAssetBody} values={assetValues(asset)} onSave={save} save={t`Save the settings`}>
        {(field) => (
          <>
            <SettingsGroup title={t`About it`}>
              <About asset={asset} field={field} />
            </SettingsGroup>
            <SettingsGroup title={t`Who sees it`}>
              <AudienceFields
                content={asset}
                field={field('audience')}
                alone={field('onlyInPlaylists')}
                isManager={isManager}
                aloneLabel={t`Only where a playlist holds it`}
              />
              <OwnerField field={field('ownerTeamId')} isManager={isManager} />
            </SettingsGroup>
            <SettingsGroup title={t`How it is opened and done`}>
              <Use asset={asset} field={field} />
            </SettingsGroup>
            <SettingsGroup title={t`Further settings`}>
              <Further field={field} />
            </SettingsGroup>
          </>
        )}
      </Form>
      {loss && (
        <LossQuestion onAnswer={loss.onAnswer}>
          <p>
            <Plural
              value={count}
              one="# person would no longer see this asset."
              other="# people would no longer see this asset."
            />
          </p>
        </LossQuestion>
      )}
    </>
  )
}

type PartProps = { asset: Asset; field: Field<AssetValues> }

function About({ asset, field }: PartProps) {
  const { t } = useLingui()
  return (
    <>
      <TextInput label={t`Name`} {...field('name')} />
      {asset.type === 'web' && <TextInput label={t`Web address`} {...field('webUrl')} />}
      <Textarea label={t`Description`} autosize minRows={3} maxRows={12} {...field('description')} />
      <ContentPicture content={asset} />
      <TextInput
        label={t`What the picture shows`}
        description={t`For people who do not see it.`}
        {...field('alternativeText')}
      />
      <TagChooser />
      <LanguageField field={field('locale')} />
      <TextInput
        label={t`Kind of content in your words`}
        description={t`Shown instead of the type, such as “Podcast”.`}
        {...field('customType')}
      />
    </>
  )
}

/** Packages can be taken as any of the three; other files are what they are. */
const PACKAGE_TYPES = ['scorm', 'zip', 'upload'] as const

function Use({ asset, field }: PartProps) {
  const { t } = useLingui()
  const { type, markAsDoneMode, download } = useWatch<AssetValues>() as AssetValues
  const typeLabels = { scorm: t`Course`, zip: t`Interactive page`, upload: t`File to download` }
  const isPackage = asset.fileFormat === 'zip' || asset.type === 'scorm' || asset.type === 'zip'
  return (
    <>
      {isPackage && (
        <NativeSelect
          label={t`What the package is`}
          data={PACKAGE_TYPES.map((value) => ({ value, label: typeLabels[value] }))}
          {...field('type')}
        />
      )}
      <NativeSelect
        label={t`Who marks it as done`}
        data={[
          { value: 'automatic', label: t`The hub` },
          { value: 'manual', label: t`The learner` },
        ]}
        {...field('markAsDoneMode')}
        description={
          <Trans>
            The hub does so when a course reports it, when a recording is at its end, when the pages of a PDF were seen,
            and when anything else is opened.
          </Trans>
        }
      />
      {kindOf(asset) === 'pdf' && markAsDoneMode === 'automatic' && download !== 'required' && (
        <TextInput
          label={t`Part of its pages that has to be seen`}
          description={t`In percent: 100 for all of them.`}
          {...field('requiredPagesPercent')}
        />
      )}
      {type === 'scorm' && (
        <NativeSelect
          label={t`The course is completed when`}
          description={t`Of several parts, all count. In SCORM 1.2 a part that was failed is not completed, and the order that the course asks for binds. In SCORM 2004 the rules of the course decide.`}
          data={[
            { value: 'completed', label: t`it reports that it is completed or passed` },
            { value: 'passed', label: t`it reports that it is passed` },
            { value: 'opened', label: t`it is opened` },
          ]}
          {...field('scormAdvancedSettings.completeWhen')}
        />
      )}
      {type === 'scorm' && <Attempts field={field} />}
      {asset.type !== 'web' && (
        <NativeSelect
          label={t`Download`}
          data={[
            { value: 'disabled', label: t`Not offered` },
            { value: 'enabled', label: t`Offered beside it` },
            { value: 'required', label: t`Instead of showing it` },
          ]}
          {...field('download')}
        />
      )}
      <Checkbox
        label={t`Show it inside the hub`}
        description={t`Otherwise it opens in a tab of its own.`}
        {...field('openInIframe')}
      />
    </>
  )
}

function Attempts({ field }: Pick<PartProps, 'field'>) {
  const { t } = useLingui()
  return (
    <>
      <Checkbox
        label={t`Learners may start the course again`}
        description={t`What they completed stays completed.`}
        {...field('scormAdvancedSettings.canStartAgain')}
      />
      <NativeSelect
        label={t`Of several attempts counts`}
        data={[
          { value: 'best', label: t`the best score` },
          { value: 'last', label: t`the last score` },
          { value: 'first', label: t`the first score` },
        ]}
        {...field('scormAdvancedSettings.keptScore')}
      />
    </>
  )
}

function Further({ field }: Pick<PartProps, 'field'>) {
  const { t } = useLingui()
  return (
    <>
      <Checkbox label={t`AI helpers must not read it`} {...field('excludeFromAi')} />
      <Checkbox label={t`Managers may see figures about it`} {...field('insightsEnabled')} />
      <ExternalIdField field={field('externalRefId')} />
      <TextInput label={t`Id in the tool that made it`} {...field('refid')} />
      <TextInput
        label={t`Format`}
        description={t`The usual ending of such a file, such as pdf.`}
        {...field('fileFormat')}
      />
    </>
  )
}
