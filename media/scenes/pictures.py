"""Which render becomes which picture, and what each shows (written by looking at it). Make them with publish.py."""
ALT={
 'front-wide':"The gym's two-storey brick fire station in low evening sun: three red bay doors under an EVO FITNESS sign, a tower with the letters EVO, a flag pole, parked bikes and a marked parking lot.",
 'front-sign':"Red bay doors 1 to 3 of the brick fire station with the EVO FITNESS sign above them and a tower at the end, seen from the left in evening sun.",
 'lift-wide':"Free-weight hall in the old apparatus bay: black and red squat racks with barbells on the left, a red sprint track in the middle, a brass fire pole, kettlebells and dumbbells on the right, EVO FITNESS on the brick wall.",
 'lift-plates':"Loaded barbell with a red 25 LB plate on a wooden lifting platform, squat racks blurred behind it.",
 'db-close':"Three tiers of round black dumbbells with red rings, marked 15 to 95 LB, in front of a glazed bay door.",
 'ring-wide':"Boxing ring with red and white ropes and EVO FITNESS on its black apron, a square light frame above, heavy bags along the brick wall, a chalk bucket and a jump rope on the floor.",
 'climb-wide':"Angular indoor climbing wall in grey, black, red and wood with coloured holds, top ropes and a black crash pad.",
 'bjj-wide':"Jiu-jitsu room with grey mats framed in red, black wall pads under EVO JIU-JITSU on white brick, a bench with towels, two tan throwing dummies and daylight from windows on the left.",
 'sports-wide':"Indoor sports hall with green turf and white yard lines, two push sleds, hurdles, an agility ladder and orange cones, a batting cage with a pitching machine on the right.",
 'group-wide':"Small-group area with a red circle on the rubber floor: a row of kettlebells, two battle ropes, rings hanging from a truss, plyo boxes and a rack of medicine balls, sun through a bay door.",
 'recovery-wide':"Dim recovery room in red light: three glowing red-light panels on a slatted wall, two tan loungers, one with black compression boots, a shelf with massage guns and towels.",
 'nutrition-meals':"Five black meal-prep boxes on a wooden counter: rice, sweet potato, berries and eggs, chicken, salmon and vegetables, with shaker bottles behind.",
 'trail-wide':"A dirt trail winds through long grass toward trees and a low hill at hazy sunrise, a wooden post with a red marker beside it.",
 'lobby-wide':"Gym lobby: a slatted wood front desk under a large EVO FITNESS sign on brick, a shelf with red and black shirts on the left, a brass fire pole, a tan sofa and a doormat in the sun.",
 'cardio-wide':"Cardio area with a row of rowers, a row of air bikes with fan wheels and a row of treadmills in front of large windows, KEEP GOING on the brick wall.",
 'locker-wide':"Locker room with two rows of numbered red lockers, a wooden bench with a black EVO sports bag and red shoes, towels on hooks and three white shower doors.",
 'stairs-wide':"Concrete stadium stairs with red handrails between aluminum benches in low morning sun, two water bottles and a towel on the bottom steps.",
 'recovery-boots':"Black compression boots lying on a tan lounger, hoses leading to a small control unit, lit shelf with folded towels behind, red light.",
 'group-kettles':"Two kettlebells with red and white bands on a speckled rubber floor, more kettlebells and battle ropes blurred behind in window light.",
 'nutrition-wide':"Wooden nutrition counter with five meal-prep boxes, cut fruit on a board, shaker bottles, a fruit bowl and a blender, shelves of tubs on the brick wall behind.",
 'locker-bench':"Black EVO sports bag, a red bottle and folded towels on a wooden locker-room bench, red lockers and hanging towels blurred behind.",
 'sports-sled':"Red and black push sled loaded with weight plates on green turf, a second sled, cones and two plyo boxes behind it, sun from high windows.",
 'ring-corner':"Red corner of a boxing ring: a stool with a pair of red boxing gloves, two water bottles on the canvas, heavy bags and brick wall blurred behind.",
 'lobby-desk':"Oak-topped front desk with a slatted front in morning sun: a white, a red and a black bottle, a phone, two screens from behind and red lamps above.",
 'cardio-bikes':"Air bikes with large fan wheels in the cardio area, treadmills and tall windows behind them.",
 'lift-turf':"Low view down the two lanes of the red sprint track in the main hall, racks on the left, bay doors and dumbbells on the right, EVO FITNESS on the far wall.",
 'group-ropes':"Two battle ropes with red grips lie across a red floor circle; kettlebells, plyo boxes and a rack of medicine balls stand under the words YOUR CREW.",
 'climb-holds':"White, green and blue climbing holds on a grey panel with rows of bolt holes, light falling from the right.",
 'front-door':"Three bikes at the rack beside the red bay door of the brick station, lit by low evening sun.",
 'bjj-belts':"A wooden rail of jiu-jitsu belts on white brick: white, red, black, blue, brown and purple, above black wall pads.",
 'sports-cage':"Pitching machine on a tripod between two buckets of balls inside the batting cage, loose balls on the dark turf.",
 'lobby-shop':"Lobby merchandise rack on brick: red and black shirts on hangers above shelves of folded clothes.",
 'lift-racks':"A row of black and red squat racks with loaded barbells over wooden lifting platforms, a flat bench in front.",
 'cardio-rowers':"Row of rowing machines seen past their flywheels, a red towel over one rail, KEEP GOING on the sunlit wall.",
 'recovery-shelf':"Lit shelf in red light with three massage guns standing beside foam rollers.",
 'stairs-low':"A red and a white bottle on the lowest of the concrete stadium stairs, red handrails leading up on both sides.",
 'trail-low':"Wooden post with a red marker beside a dirt trail at hazy sunrise, trees glowing in the haze behind it.",
 'sports-ladder':"Yellow-rung agility ladder on green turf leading to cones and hurdles, MOVE FAST. STAY STRONG. on the far wall.",
 'ring-inside':"Inside the boxing ring: EVO in red on the canvas, a red corner with a stool, windows and heavy bags beyond the ropes.",
}
# TOUR: the first six stand on the home page; neighbours differ
TOUR='''lift-racks ring-inside front-sign climb-wide recovery-wide lift-turf
bjj-wide nutrition-wide front-entrance cardio-wide locker-wide sports-wide
group-wide lobby-wide climb-side ring-corner lift-dumbs stairs-side
recovery-boots lift-doors front-tower group-kettles bjj-corner sports-sled
locker-mirror db-close trail-bend lobby-desk ring-bags cardio-treads
nutrition-fruit lift-back climb-red front-flag group-rings bjj-belts
lift-knurl sports-hurdles recovery-panels lobby-shop stairs-rail cardio-bikes
lift-plyo front-lot ring-low nutrition-meals group-boxes sports-batter
locker-bench bjj-windows lift-golden climb-holds trail-hill front-bay
lift-plates cardio-rowers stairs-track recovery-shelf ring-wide sports-ladder
lift-kettles bjj-mats front-door locker-doors climb-up group-ropes
nutrition-blender cardio-back sports-corner lobby-plates lift-bench trail-wide
ring-bags2 db-fives sports-end recovery-lounger stairs-wide climb-pads
front-wide group-circle'''.split()
GALLERY=[]
def g(cat,*rows):
    for name,*c in rows: GALLERY.append((name,cat,c))
g('Programs',('class-circle','group-mats','group-ropes@.0,.3,1,1'),('gloves-on-the-ropes','ring-gloves','ring-corner@.3,.1,1,.8'),('folded-gi','bjj-gi','bjj-belts@.3,.1,1,.8'),('climbing-shoes','climb-shoes','climb-holds@.3,0,1,.8'),('sprint-start','lift-start','lift-turf@.15,.3,.9,1'),('warm-lights-on-the-mats','recovery-robe','recovery-shelf@0,.2,.8,1'))
g('Equipment',('kettlebell-row','lift-kettles','group-kettles@.3,.3,1,1'),('plates-on-the-pegs','lift-pegs','lift-racks@.35,.3,1,.95'),('dumbbell-heads','db-heads','db-close@.45,0,1,.7'),('rower-handle','cardio-handle','cardio-rowers@0,.2,.8,1'),('bag-and-chain','ring-chain','ring-inside@.4,.1,1,.8'),('wooden-rings','group-ringclose','group-ropes@.5,0,1,.6'))
g('Workouts',('chalk-prints','lift-prints','lift-plates@.0,.2,.7,.95'),('at-the-bar','lift-silhouette','lift-racks@0,.1,.65,.8'),('workout-board','board-wod','group-wide@.3,.0,1,.7'),('round-clock','board-clock','sports-wide@.2,.1,.8,.7'),('weight-vest','murph-vest','locker-bench@.0,.2,.8,1'),('tire-and-sledgehammer','mayhem-tire','sports-sled@.3,.1,1,.9'))
g('Community',('lined-up-shoes','lobby-shoes','lobby-shop@0,.3,.8,1'),('members-wall','lobby-wall','lobby-shop@.2,0,1,.8'),('sofa-by-the-pole','lobby-sofa','lobby-wide@.4,.3,1,.95'),('bikes-at-the-rack','front-bikes','front-door@.3,.3,1,1'),('two-after-class','lift-two','lift-turf@.4,.1,1,.85'),('kids-shoes','bjj-kids','bjj-wide@.0,.3,.6,.95'))
g('Events',('murph-flag','murph-wide','front-sign@.0,.1,.6,.8'),('finish-arch','front-finish','front-wide@.0,.3,.6,.9'),('score-board','board-score','sports-ladder@.1,0,.9,.7'),('medals','murph-medals','stairs-low@.2,.3,.9,1'),('trail-flags','trail-flags','trail-low@.0,.1,.8,.9'),('cookout-tables','front-table','front-door@0,.1,.7,.8'))
SITE={}
def s(**k):
    for n,c in k.items(): SITE[n.replace('__','-').replace('_','-')]=c.split()
s(hero_home='lift-wide',hero_about='front-golden front-wide@.02,.28,.78,.84',hero_trainers='lift-high lift-racks@0,.1,.9,.9',hero_partners='partner-wide recovery-wide@.1,.1,1,.8',hero_careers='lobby-crew lobby-desk',hero_programs='group-circle group-ropes@0,0,1,.95',
 hero_pricing='lift-rackrow lift-turf@.0,.2,.8,.95',hero_schedule='board-wide cardio-wide@0,.05,.95,.9',hero_contact='front-door front-wide',hero_gallery='lift-golden lift-wide@.3,.2,1,.9',hero_virtual_tour='lobby-wide',hero_destination_workouts='trail-wide',hero_events='murph-wide front-sign@0,.05,.7,.8',hero_first_visit='lobby-mat front-door@0,.1,.9,.95',hero_not_found='lift-pole locker-wide')
s(program_adult_classes='group-card group-wide',program_adult_classes_2='group-ropes',program_adult_classes_3='group-rings group-kettles',program_adult_classes_4='group-boxes group-wide@.45,.35,1,.9',
 program_evo_mayhem='mayhem-wide sports-sled',program_evo_mayhem_2='mayhem-tire lift-plates',program_evo_mayhem_3='cardio-wheel cardio-bikes',program_evo_mayhem_4='lift-plyo lift-turf',
 program_personal_training='lift-pt lift-plates',program_personal_training_2='lift-knurl db-close',program_personal_training_3='db-fives db-close@.4,.1,1,.7',program_personal_training_4='lift-bench lift-racks',
 program_small_group_training='group-small group-kettles',program_small_group_training_2='group-balls group-wide@.4,.3,1,.9',program_small_group_training_3='lift-kettles group-ropes@0,.3,.8,1',program_small_group_training_4='lift-dumbs cardio-rowers',
 program_sports_performance='sports-card sports-wide',program_sports_performance_2='sports-hurdles sports-ladder',program_sports_performance_3='sports-sled',program_sports_performance_4='sports-corner sports-cage',
 program_apex_jiu_jitsu='bjj-card bjj-wide',program_apex_jiu_jitsu_2='bjj-belts',program_apex_jiu_jitsu_3='bjj-mats bjj-wide@.5,.3,1,.8',program_apex_jiu_jitsu_4='bjj-bench bjj-wide@0,.3,.55,.8',
 program_alpha_omega_boxing='ring-card ring-wide',program_alpha_omega_boxing_2='ring-corner',program_alpha_omega_boxing_3='ring-bags ring-wide@.0,.3,.6,.9',program_alpha_omega_boxing_4='ring-steps ring-inside',
 program_evo_nutrition='plate-bowl nutrition-meals',program_evo_nutrition_2='nutrition-fruit nutrition-wide@.4,.4,1,1',program_evo_nutrition_3='nutrition-blender nutrition-wide',program_evo_nutrition_4='nutrition-board nutrition-meals@.3,.2,1,.9',
 program_evo_recovery='recovery-card recovery-wide',program_evo_recovery_2='recovery-boots',program_evo_recovery_3='recovery-panels recovery-wide@.3,.2,.9,.8',program_evo_recovery_4='recovery-guns recovery-shelf',
 program_evo_grappling='bjj-grapple bjj-wide@.35,.2,1,.9',program_evo_grappling_2='bjj-dummies bjj-wide@.55,.3,1,.8',program_evo_grappling_3='bjj-windows bjj-belts@.1,.1,.9,.9',program_evo_grappling_4='bjj-corner bjj-wide@0,.2,.6,.8')
s(sport_baseball='sports-batter sports-cage',sport_football='sports-football sports-wide@.05,.3,.75,1',sport_basketball='sports-hoop sports-wide@.3,.3,1,1',sport_volleyball='sports-volley sports-ladder@.1,.1,1,1',sport_soccer='sports-soccer sports-sled@0,0,.8,.8',sport_track_field='stairs-track lift-turf',sport_climbing='climb-side climb-wide',
 destination_1='trail-bend trail-wide',destination_2='stairs-side stairs-wide',destination_3='trail-hill trail-low',destination_4='stairs-low',destination_5='trail-post trail-wide@0,.3,.6,1',destination_6='stairs-rail stairs-wide@.3,.2,1,.8',
 macro='plate-macro nutrition-meals@.2,.3,.9,1',founders='lobby-founders lobby-wide@.3,.3,1,.95',share_base='front-share front-wide@.05,.25,.75,.62')
NUTRITION=[('nutrition_power-bowl',['plate-bowl','nutrition-meals@.3,.3,1,1']),('nutrition_prep-table',['nutrition-meals']),('nutrition_fruit-bowl',['nutrition-fruit','nutrition-wide@.5,.4,1,.95']),('nutrition_macro-plate',['plate-macro','nutrition-meals@0,.3,.7,1']),
 ('meal-prep-sunday',['plate-boxes','nutrition-wide@.2,.5,.7,.95']),('smoothie-station',['nutrition-blender','nutrition-wide']),('community_shared-table',['plate-table','nutrition-wide@0,.4,.6,1']),('fresh-cut-oranges',['nutrition-board','nutrition-meals@.3,0,1,.7']),('nutrition_breakfast-oats',['plate-oats','nutrition-wide@.0,.1,.7,.8']),('shake-shelf',['nutrition-shelf','nutrition-wide@.3,.0,1,.6'])]
SITE_EXTRA=[]
def alt(c):
    return ALT.get(c) or ALT.get(c.partition('@')[0]) or ''
