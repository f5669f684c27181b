import { countryName } from '@marquee/contract/rules/countries'

/** ISO 3166 country codes. The labels are added and sorted below. */
const codes =
  'AD AE AR AT AU BA BD BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GH GR HK HR HU ID IE IL IN IS IT JM JP KE KR LI LK LT LU LV MA MC MD ME MK MT MX MY NG NL NO NP NZ PE PH PK PL PT RO RS SE SG SI SK TH TR TT TW UA US UY VN ZA'

/** The countries offered in address forms, by name. */
export const countries: readonly { value: string; label: string }[] = codes
  .split(' ')
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))
