const DANGEROUS =
  'controlTemp dgClass dgGrossWeight dgNetWeight emergencyTemp emsNo flashPoint innerPackQty innerPackSize isEmptyUncleaned isExceptedQuantity isHot isLimitedQuantity isMarinePollutant isMolten isSalvage isWaste nec outerPackCode packingGroup psnCn psnEn sadt sapt segregationGroups subRisk1 subRisk2 technicalName unNo';
const DANGEROUS_BY_ROAD =
  'controlTemp dgClass dgGrossWeight dgNetWeight emergencyTemp flashPoint innerPackQty innerPackSize isEmptyUncleaned isExceptedQuantity isHot isLimitedQuantity isMarinePollutant isMolten isSalvage isWaste nec outerPackCode packingGroup psnCn sadt sapt segregationGroups subRisk1 subRisk2 technicalName unNo';
const DANGEROUS_IN_TANK =
  'controlTemp dgClass emergencyTemp emsNo flashPoint isEmptyUncleaned isHot isMarinePollutant isMolten isSalvage isWaste packingGroup psnCn psnEn sadt sapt segregationGroups subRisk1 subRisk2 technicalName unNo';

/** Values of an order form link by form path. */
export const sharedByService = {
  air: {
    '': 'priceId orgPortCode dstPortCode flightDay preference share declaration warehouse handIn handInDay clearance arrival payType',
    'cargo.*':
      'isDanger cargoNameCn cargoNameEn hsCode casNo packageType packages grossWeight netWeight volume length width height stackable packingInstruction perPackage lithium wattHours lithiumGrams dryIce cargoValue cargoCurrency',
    insurance: 'wanted cargoValue currency',
    'cargo.*.dg': DANGEROUS,
  },
  cfs: {
    '': 'warehouseId carrierCode orgPortCode terminal viaPortCode dstPortCode etd cyOpen cyClosing siCutoff dgCutoff vgmCutoff customsCutoff emptyPickup planDeliverDate planStuffDate handIn payType',
    'containers.*': 'ctnType quantity',
    'cargo.*':
      'isDanger cargoNameCn cargoNameEn hsCode casNo packageType packages grossWeight netWeight volume stow length width height food cargoValue cargoCurrency',
    options:
      'pallet lashing airbag partition dunnage wrapping marking sorting weighing photos supervision fumigation placards unplacard',
    services: 'declaration customs gateIn alongside',
    'cargo.*.dg': DANGEROUS,
  },
  dgdesk: {
    works: 'review sds report packCert declaration training emergency',
    '': 'urgency sdsWork sdsLanguage trainTopic people trainMode trainDay months phoneFrom payType',
    goods: 'cargoNameCn cargoNameEn unNo dgClass packingGroup ld50 state packageType packages grossWeight',
    'components.*': 'name casNo percent',
    carriage: 'mode orgPortCode dstPortCode carrierCode from to planDate',
  },
  domestic: {
    '': 'priceId scheduleId orgPortCode dstPortCode containers term receipt boxDeposit payType',
    'containers.*': 'ctnType quantity weightPerCtn',
    'cargo.*':
      'isDanger cargoNameCn casNo packageType packages grossWeight netWeight volume stow food roadCode roadCategory tunnelCode cargoValue cargoCurrency',
    pickup: 'city district day window',
    delivery: 'city district day window',
    insurance: 'wanted cargoValue',
    'cargo.*.dg': DANGEROUS_BY_ROAD,
  },
  fcl: {
    '': 'priceId scheduleId orgPortCode dstPortCode containers receiptType deliveryType cargoReadyDate tradeTerm blType blOwner blCopies payTerm settleType currency payType',
    'containers.*': 'ctnType quantity soc temperature ventilation humidity overDimensions weightPerCtn',
    'cargo.*':
      'isDanger cargoNameCn cargoNameEn hsCode casNo packageType packages grossWeight netWeight volume stow food cargoValue cargoCurrency',
    'services.truck': 'wanted province city district loadingAt dgVehicle',
    'services.customs': 'wanted mode',
    'services.declaration': 'wanted',
    'services.stuffing': 'wanted deliverDay',
    'services.placards': 'wanted',
    'services.certificates': 'wanted kind',
    'services.storage': 'wanted fromDay days',
    'services.insurance': 'wanted cargoValue currency',
    'services.destination': 'wanted kind',
    'services.handling': 'wanted kind',
    'services.video': 'wanted',
    'cargo.*.dg': DANGEROUS,
  },
  flexitank: {
    '': 'priceId scheduleId orgPortCode dstPortCode boxes bagSize layers valve bulkhead heatingPad steam install installDay disposal payType',
    'cargo.*': 'isDanger cargoNameCn cargoNameEn hsCode casNo density viscosity loadTemp foodGrade unNumber',
    insurance: 'wanted cargoValue currency',
  },
  goods: {
    '': 'goodsId quantity grossWeight packages delivery deliveryDay payType',
  },
  lcl: {
    '': 'priceId scheduleId orgPortCode dstPortCode handIn handInDay clearance arrival payType',
    'cargo.*':
      'isDanger cargoNameCn cargoNameEn hsCode casNo packageType packages grossWeight netWeight volume oversize length width height stackable wooden palletized food cargoValue cargoCurrency',
    'cargo.*.dg': DANGEROUS,
  },
  rail: {
    '': 'priceId scheduleId orgPortCode dstPortCode pickup delivery cargoReadyDate declaredAt insured payType',
    'containers.*': 'ctnType quantity soc freeDays',
    'cargo.*':
      'isDanger cargoNameCn cargoNameEn hsCode casNo packageType packages grossWeight netWeight volume lithium electronics wooden temperature cargoValue cargoCurrency',
    'cargo.*.dg': DANGEROUS,
  },
  tank: {
    '': 'serviceType priceId scheduleId orgPortCode dstPortCode depotId tankType rentalTerm fromDay tankDays tankSource tanks capacity tareWeight testDue lastCargo1 lastCargo2 lastCargo3 lining baffle heating dischargeTemp nitrogen nitrogenPressure foodGrade density15 density50 fillDensity hotDensity fillTemp viscosity vapourPressure litres tankNet loadAt loadingDate loadingMethod unloadAt dischargeMethod outlet cleanAfter residue repair retest payType',
    'cargo.*': 'isDanger cargoNameCn cargoNameEn hsCode casNo cargoValue cargoCurrency',
    'cargo.*.dg': DANGEROUS_IN_TANK,
  },
  truck: {
    '': 'vehicle vehicleCount payType',
    'cargo.*':
      'isDanger cargoNameCn casNo packageType packages grossWeight netWeight volume food roadCode roadCategory tunnelCode cargoValue cargoCurrency',
    loading: 'city district day window',
    unloading: 'city district day window',
    'cargo.*.dg': DANGEROUS_BY_ROAD,
  },
  warehouse: {
    '': 'warehouseId mode startDate days tempFrom tempTo inbound outbound turnover repack label decant sample count palletize insure payType',
    'cargo.*':
      'isDanger cargoNameCn cargoNameEn hsCode casNo packageType packages grossWeight netWeight volume pallets madeOn usableUntil cargoValue cargoCurrency',
    'cargo.*.dg': DANGEROUS,
  },
} as const;
