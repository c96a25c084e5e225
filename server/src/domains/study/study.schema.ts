import { foreignKey, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, ownedTable, tenantTable } from '../../platform/database/tenant-table'
import { products } from '../product/product.schema'

/** A period of a training product in which classes are held. */
export const classPeriods = tenantTable(
  'class_periods',
  {
    name: text('name').notNull(),
    /** 1 training, 2 exam, 3 certification, 4 evaluation. */
    type: integer('type').notNull(),
    /** The product on whose page its classes stand; null for none. */
    productId: text('product_id'),
    productName: text('product_name').notNull().default(''),
    trainingStartTime: moment('training_start_time'),
    trainingEndTime: moment('training_end_time'),
    signUpTotal: integer('sign_up_total').notNull().default(0),
  },
  (table) => [
    index('class_periods_product').on(table.tenantId, table.productId),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)

/** A class; before it is opened it has neither name nor teacher. */
export const teachingClasses = tenantTable(
  'teaching_classes',
  {
    periodId: text('period_id').notNull(),
    className: text('class_name').notNull().default(''),
    teacherName: text('teacher_name').notNull().default(''),
    /**
     * {@link NOT_STARTED}, {@link TRAINING} or {@link FINISHED}. The class's times say where it stands; what is stored counts
     * where there are none, and closes a class for good.
     */
    status: integer('status').notNull().default(0),
    trainingStartTime: moment('training_start_time'),
    trainingEndTime: moment('training_end_time'),
    teachingPlanCreatedTime: moment('teaching_plan_created_time'),
    /** The opening: since when the class has its status. */
    statusTime: moment('status_time'),
    /** Plain text; '' for none. */
    learningGoal: text('learning_goal').notNull().default(''),
    /** What the class calls its head teacher. */
    headTeacherNickname: text('head_teacher_nickname').notNull().default(''),
    /** Where its lessons are held; '' for online. */
    place: text('place').notNull().default(''),
    /** How many learners there is room for; null for any number. */
    places: integer('places'),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.periodId], foreignColumns: [classPeriods.tenantId, classPeriods.id] }),
  ],
)

/** `status` of a class. */
export const NOT_STARTED = 0
export const TRAINING = 1
export const FINISHED = 2

/** A `serviceStatus`: the learner has no place in the class, or none any more. */
export const PENDING_ENROLMENT = -1

/** A `serviceStatus`: the learner has a place in the class. */
export const PENDING_REPORT_IN = 1

/** A `serviceStatus`: the learner has reported in to the class. */
export const IN_SERVICE = 2

/** A learner in a class. Its id is the specification's studentId and classStudentId. */
export const classStudents = ownedTable(
  'class_students',
  {
    classId: text('class_id').notNull(),
    /** {@link PENDING_ENROLMENT}, 0 pending start, {@link PENDING_REPORT_IN}, {@link IN_SERVICE}, 3 service complete. */
    serviceStatus: integer('service_status').notNull(),
    createdTime: moment('created_time').notNull(),
    /** How often the page of the class was opened. */
    visitCount: integer('visit_count').notNull().default(0),
    /** 0 not assessed, 1 passed, 2 not passed. */
    evaluateStatus: integer('evaluate_status').notNull().default(0),
  },
  (table) => [
    uniqueIndex('class_students_once').on(table.tenantId, table.userId, table.classId),
    index('class_students_class').on(table.tenantId, table.classId),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
  ],
)
