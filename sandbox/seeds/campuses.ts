/** A school of the pretend bakery, and the cafes on or near its campus. */
export interface Campus {
  readonly institutionId: string;
  readonly institutionName: string;
  readonly programName: string;
  /** Ids of the payment types of its accounts: 811 is one of campus cards, 812 a meal plan. */
  readonly accountPaymentTypes: readonly number[];
  readonly cafeIds: readonly string[];
}

const [CAMPUS_CARD, MEAL_PLAN] = [811, 812];

export const campuses: readonly Campus[] = [
  {
    institutionId: 'prairie-state',
    institutionName: 'Prairie State University',
    programName: 'Prairie Points',
    accountPaymentTypes: [CAMPUS_CARD, MEAL_PLAN],
    cafeIds: ['199', '200', '203', '204', '205', '206'],
  },
  {
    institutionId: 'lakeshore',
    institutionName: 'Lakeshore College',
    programName: 'Lake Cash',
    accountPaymentTypes: [CAMPUS_CARD],
    cafeIds: ['201', '202', '203', '212', '213'],
  },
  // Its first account is a meal plan, so that no cafe takes its card (PAYSTORED-15).
  {
    institutionId: 'capitol-seminary',
    institutionName: 'Capitol Seminary',
    programName: 'Refectory Plan',
    accountPaymentTypes: [MEAL_PLAN, CAMPUS_CARD],
    cafeIds: ['203', '204'],
  },
  {
    institutionId: 'charles-river',
    institutionName: 'Charles River College',
    programName: 'River Dollars',
    accountPaymentTypes: [CAMPUS_CARD],
    cafeIds: ['166', '167', '168'],
  },
];

/** The school as the wire has it. */
export const institutionOf = ({ institutionId, institutionName, programName, accountPaymentTypes }: Campus) => ({
  institutionId,
  institutionName,
  programName,
  accountPaymentTypes: [...accountPaymentTypes],
});

/** The schools whose cards a cafe takes. */
export const campusesAt = (cafeId: string): readonly Campus[] => campuses.filter(({ cafeIds }) => cafeIds.includes(cafeId));
