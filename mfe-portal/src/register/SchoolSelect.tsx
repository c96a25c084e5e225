import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { ApiError } from '@campus/http/errors'
import { Button } from '@campus/ui/button'
import { SelectField } from '@campus/ui/field'

import { useT } from '../messages'
import { schoolsQuery } from './register.queries'

/** The schools one can join. While they are on their way there is nothing to choose; when they do not come, they can be asked for again. */
export function SchoolSelect(props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder' | 'hint'>) {
  const t = useT()
  const schools = useQuery(schoolsQuery())
  const words = schools.error instanceof ApiError ? schools.error.message : ''
  const options = (schools.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      // The native control takes a value only once it has the option: drawn anew when the schools have come.
      key={schools.status}
      {...props}
      options={options}
      placeholder={t(schools.isPending ? 'common.loading' : 'ui.select')}
      hint={
        schools.isError ? (
          <>
            {words || t('ui.error.title')}{' '}
            <Button variant="text" size="s" loading={schools.isFetching} onClick={() => void schools.refetch()}>
              {t('common.retry')}
            </Button>
          </>
        ) : undefined
      }
    />
  )
}
