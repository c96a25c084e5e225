/** Each paged list of the home page keeps its selection and its page in the address, under its own name. */
import { addressOf, freeText, pageNumber } from '@campus/calls/address'

/** `choice`: id of the selected tab or tag, '' for none. A new page does not scroll. */
function listAddress(list: string) {
  return addressOf({
    choice: { ...freeText, name: list },
    page: { ...pageNumber, name: `${list}-page`, scroll: 'stay' },
  })
}

export const projectsAddress = listAddress('projects')
export const reviewsAddress = listAddress('reviews')
export const everyoneSaysAddress = listAddress('everyone-says')
export const microClassroomAddress = listAddress('micro-classroom')
