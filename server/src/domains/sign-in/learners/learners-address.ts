/** Id of the section in which a school looks after its learners' accounts; a page of each stands below it. */
export const LEARNERS = 'learners'
