/** Each paged list of the home page keeps its choice and its page in the address, under its own name. */
import { addressOf, freeText, pageNumber } from '@campus/calls/address'

/** `choice`: id of the chosen tab or tag, '' when the address names none. Another page leaves the reader where they are. */
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
