import { useState } from 'react'
import { styled } from 'styled-components'

import type { ClassroomDetail } from '@campus/contracts/study-course'
import { Dialog } from '@campus/ui/dialog'
import { Picture } from '@campus/ui/picture'
import { EmptyState } from '@campus/ui/states'
import { color, radius, space } from '@campus/ui/tokens'

import { useT } from './messages'

type Image = ClassroomDetail['materialRelations'][number]

const addressOf = ({ materialResultVO: { storageUrl = '', content = '' } }: Image): string => storageUrl || content

/** Pictures with their descriptions; a press enlarges one. */
export function ImageList({ images }: { images: readonly Image[] }) {
  const t = useT()
  const [large, setLarge] = useState<Image | null>(null)
  if (images.length === 0) return <EmptyState />
  return (
    <>
      <List>
        {images.map((image, index) => (
          <li key={index}>
            <figure>
              <Enlarge
                type="button"
                aria-label={`${t('player.enlarge')} ${image.materialDescribe}`.trim()}
                onClick={() => setLarge(image)}
              >
                <Picture src={addressOf(image)} alt="" seed={image.materialDescribe} />
              </Enlarge>
              <figcaption>{image.materialDescribe}</figcaption>
            </figure>
          </li>
        ))}
      </List>
      <Dialog open={large !== null} onClose={() => setLarge(null)} title={large?.materialDescribe ?? ''} size="l">
        {large === null ? null : <Picture src={addressOf(large)} alt={large.materialDescribe} fit="contain" />}
      </Dialog>
    </>
  )
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: 0;
  list-style: none;

  & figcaption {
    padding-block-start: ${space[2]};
    color: ${color.textMuted};
  }
`

const Enlarge = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  cursor: zoom-in;
`
