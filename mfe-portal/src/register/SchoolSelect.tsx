import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { ApiError } from '@campus/http/errors'
import { SelectField } from '@campus/ui/field'
import { OnceButton } from '@campus/ui/once-button'

import { useT } from './messages'
import { schoolsQuery } from './register.queries'

/** The schools to join. While they load there is nothing to choose; if they fail to load, there is a retry. */
export function SchoolSelect(props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder' | 'hint'>) {
  const t = useT()
  const schools = useQuery(schoolsQuery())
  const words = schools.error instanceof ApiError ? schools.error.message : ''
  const options = (schools.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      // The native control accepts a value only once it has the option, so it is mounted again when the schools
      // have loaded.
      key={schools.status}
      {...props}
      options={options}
      placeholder={t(schools.isPending ? 'common.loading' : 'ui.select')}
      hint={
        schools.isError ? (
          <>
            <span>{words || t('ui.error.title')}</span>{' '}
            <OnceButton variant="text" size="s" action={() => schools.refetch()}>
              {t('common.retry')}
            </OnceButton>
          </>
        ) : undefined
      }
    />
  )
}
